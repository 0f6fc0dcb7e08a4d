/** Small drawings, all our own. They are decoration: the text next to them, or the button's label, says what they mean. */
import { html, svg } from "./lit.js";

/** @param {unknown} inside @param {string} [box] */
const icon = (inside, box = "0 0 24 24") => html`<svg class="icon" viewBox=${box} aria-hidden="true">${inside}</svg>`;
/** @param {string} d */
export const strokes = (d) => icon(svg`<path d=${d} />`);

export const icons = {
  plus: strokes("M12 5v14M5 12h14"),
  book: strokes("M4 5.5c3-1 5.5-.8 8 1 2.5-1.8 5-2 8-1V18c-3-1-5.5-.8-8 1-2.5-1.8-5-2-8-1zM12 6.500V19"),
  library: strokes("M4 5h4v14H4zM10 5h4v14h-4zM16.500 5.500l3.500-.8 2 13.600-3.500.8z"),
  sound: strokes(
    "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11",
  ),
  silent: strokes("M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5"),
  settings: strokes(
    "M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M18.700 5.300l-2.100 2.100M7.400 16.600l-2.100 2.100",
  ),
  auto: icon(svg`<circle cx="12" cy="12" r="7.5" /><path class="solid" d="M12 4.500a7.5 7.5 0 0 1 0 15z" />`),
  light: strokes(
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.800v2M12 19.200v2M2.8 12h2M19.2 12h2M5.5 5.500l1.4 1.400M17.1 17.100l1.4 1.400M18.5 5.500l-1.4 1.400M6.9 17.100l-1.4 1.4",
  ),
  dark: strokes("M19.5 14.300A8 8 0 0 1 9.7 4.500a8 8 0 1 0 9.8 9.800z"),
  undo: strokes("M9 6 4.5 10.5 9 15M5 10.500h9a5 5 0 0 1 0 10h-2"),
  redo: strokes("M15 6l4.5 4.500L15 15M19 10.500h-9a5 5 0 0 0 0 10h2"),
  first: strokes("M6 5v14M18 6l-7 6 7 6"),
  before: strokes("M15 5.5 8 12l7 6.5"),
  after: strokes("M9 5.5 16 12l-7 6.5"),
  last: strokes("M18 5v14M6 6l7 6-7 6"),
  close: strokes("M6 6l12 12M18 6 6 18"),
  why: strokes("M12 3.5 21.5 20h-19zM12 10v4.500M12 17.300v.01"),
  comment: strokes("M4 5h16v11H11l-4.500 4v-4H4z"),
  promote: strokes("M12 19V6M6 11.500 12 5.500l6 6"),
  delete: strokes("M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7M10.500 10.500v5.500M13.500 10.500v5.500"),
  share: strokes(
    "M9.500 14.500l5-5M8 11l-2.500 2.500a3.500 3.500 0 0 0 5 5L13 16M11 8l2.500-2.500a3.500 3.500 0 0 1 5 5L16 13",
  ),
  friends: strokes(
    "M8.500 11.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM16.500 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM3 19.500c0-3.500 2.200-5.500 5.500-5.500s5.500 2 5.500 5.500M16.500 15c2.700 0 4.500 1.500 4.500 4.500",
  ),
  study: strokes("M4 19h16M6 16l4-5 3.500 3L19 6.500M15 6h4.500v4.500"),
  twins: strokes("M7 4 10.5 6v4L7 12 3.5 10V6zM17 12l3.5 2v4L17 20l-3.5-2v-4zM13.5 6.500h3.500v2M10.500 17.500H7v-2"),
  threats: strokes("M3 4h18M5 4l3 6 3-6M13 4l3 6 3-6M3 20h18M5 20l3-6 3 6M13 20l3-6 3 6"),
  outlook: strokes(
    "M2.5 12Q7 5.500 12 5.500T21.500 12Q17 18.500 12 18.500T2.500 12zM12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  ),
  territory: icon(
    svg`<path d="M12 3l7.800 4.500v9L12 21l-7.800-4.500v-9z" /><path class="solid" d="M12 3l7.800 4.500v9L12 21z" />`,
  ),
  marks: strokes("M4 20l1-4L16 5l3 3L8 19zM13.500 7.500l3 3"),
  flag: strokes("M6 21V4M6 4.500h12l-2.500 4 2.500 4H6"),
  clear: strokes("M9 5h11v14H9l-6-7zM11.500 9.500l5 5M16.500 9.500l-5 5"),
};

/** A small bug in a seat's colour and pattern. @param {0 | 1} seat */
export const bugIcon = (seat) =>
  html`<svg class="bug-icon" viewBox="0 0 48 48" aria-hidden="true">
    <g class=${`bug seat-${seat}`}>
      <path class="bug-limb" d=${seat === 0 ? "M17 10 12 4M31 10l5-6" : "M16 11Q17 5 10 4M32 11Q31 5 38 4"} />
      <path class="bug-limb" d="M7 26H3M41 26h4M11 36l-4 3M37 36l4 3" />
      ${seat === 0 ? svg`<circle class="bug-tip" cx="12" cy="4" r="2.6" /><circle class="bug-tip" cx="36" cy="4" r="2.6" />` : svg``}
      <circle class="bug-body" cx="24" cy="26" r="18" />
      ${
        seat === 0
          ? svg`<g class="pattern-0"><circle cx="13" cy="29" r="2.5" /><circle cx="24" cy="33" r="2.8" /><circle cx="35" cy="29" r="2.5" />
            <circle cx="18" cy="38" r="2.3" /><circle cx="30" cy="38" r="2.3" /></g>`
          : svg`<path class="pattern-1" d="M8 33h32l-1.5 4H9.500zM15 40h18l-5 3h-8zM7 26h34v3H7z" />`
      }
      <circle class="bug-line" cx="24" cy="26" r="18" />
      <circle class="bug-white" cx="17.5" cy="20" r="5" />
      <circle class="bug-white" cx="30.5" cy="20" r="5" />
      <circle class="bug-pupil" cx="18.5" cy="21" r="2.4" />
      <circle class="bug-pupil" cx="29.5" cy="21" r="2.4" />
    </g>
  </svg>`;

/** The wordmark: the bowls of b and g are eyes, the u is the mouth. */
export const wordmark = html`<svg class="wordmark" viewBox="0 0 112 60" aria-hidden="true">
  <path class="wordmark-line" d="M9 17v22M9 17Q9 8 3.5 5M49 27v8a9.5 9.5 0 0 0 19 0v-8M105 25v20q0 10-11 10-6 0-9-3" />
  <circle class="wordmark-bowl" cx="23" cy="34" r="13.5" />
  <circle class="wordmark-bowl" cx="91" cy="34" r="13.5" />
  <circle class="wordmark-pupil" cx="26" cy="36" r="5.5" />
  <circle class="wordmark-pupil" cx="88" cy="36" r="5.5" />
</svg>`;
