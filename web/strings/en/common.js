/** What the English sentences of several files are made of. */

/** @param {readonly string[]} names @param {string} [last] */
export const list = (names, last = "and") =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${last} ${names[names.length - 1]}`;

/** @param {number} count @param {string} one @param {string} [many] */
export const counted = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** What the engine says of a text, as a sentence. @param {string} message */
export const sentence = (message) => message && `${message[0].toUpperCase()}${message.slice(1).replace(/\.$/, "")}.`;

/** @type {Record<import("../../game/seats.js").Colour, string>} */
export const COLOURS = { red: "Red", blue: "Blue", black: "Black", white: "White" };

/** What the two seats are called: by their colours, which are set before anything is painted. @type {[string, string]} */
export const SEATS = ["Red", "Blue"];

/** @param {import("../../game/seats.js").Colours} colours @returns {[string, string]} */
export const seatNames = ([first, second]) => [COLOURS[first], COLOURS[second]];

/** From now on the seats are called by these colours. @param {import("../../game/seats.js").Colours} colours */
export const nameSeats = (colours) => {
  [SEATS[0], SEATS[1]] = seatNames(colours);
};

/** A text with its seats called by their colours: `{One}`, or within a sentence's adjectives `{one}`, moved first. @param {string} text */
export const seated = (text) =>
  text.replace(/\{(one|two)\}/gi, (_, /** @type {string} */ word) => {
    const seat = SEATS[word.toLowerCase() === "one" ? 0 : 1];
    return word[0] === word[0].toLowerCase() ? seat.toLowerCase() : seat;
  });
