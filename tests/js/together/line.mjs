// A fake of the browser's direct connection between two pages: messages arrive in order, late, or, once it is cut, not at all.

/** What a page hears of later. @typedef {{world: import("./world.mjs").World, page: import("./world.mjs").Page}} Place */

const FINGERPRINT = Array(32).fill("AB").join(":");

/** @param {"offer" | "answer"} type @param {string} name */
const described = (type, name) => ({
  type,
  sdp: [
    ...["v=0", "a=candidate:0 1 udp 2113937151 192.168.1.20 40000 typ host", `a=ice-ufrag:${name}`],
    ...["a=ice-pwd:7jYl0nP+q/5sR8tUvW2xYz1a", `a=fingerprint:sha-256 ${FINGERPRINT}`, ""],
  ].join("\r\n"),
});

/** @param {string} sdp */
const nameIn = (sdp) => /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1] ?? "";

class Channel extends EventTarget {
  readyState = "connecting";
  /** @type {Connection} */
  of;

  /** @param {Connection} of */
  constructor(of) {
    super();
    this.of = of;
  }

  /** @param {string} data */
  send(data) {
    const { other } = this.of;
    if (other && !this.of.cut) this.of.world.arrive(other.page, () => other.channel?.hear(data), other);
  }

  /** @param {unknown} data */
  hear(data) {
    if (this.readyState === "open" && !this.of.closed)
      this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }

  end() {
    if (this.readyState === "closed" || this.of.closed) return;
    this.readyState = "closed";
    this.dispatchEvent(new Event("close"));
  }
}

export class Connection extends EventTarget {
  iceGatheringState = "complete";
  connectionState = "new";
  /** @type {ReturnType<typeof described> | null} */
  localDescription = null;
  /** @type {Channel | null} */
  channel = null;
  /** @type {Connection | null} */
  other = null;
  closed = false;
  joined = false;
  cut = false;

  /** @param {import("./world.mjs").World} world @param {import("./world.mjs").Page} page */
  constructor(world, page) {
    super();
    this.world = world;
    this.page = page;
    this.name = `c${world.connections.length}`.padEnd(6, "x");
    world.connections.push(this);
  }

  createDataChannel() {
    this.channel = new Channel(this);
    return this.channel;
  }

  createOffer = async () => described("offer", this.name);
  createAnswer = async () => described("answer", this.name);

  /** @param {ReturnType<typeof described>} description */
  async setLocalDescription(description) {
    this.localDescription = description;
  }

  /** @param {{type: string, sdp: string}} description */
  async setRemoteDescription({ type, sdp }) {
    const other = this.world.connections.find(({ name }) => name === nameIn(sdp)) ?? null;
    this.other = other;
    if (type === "answer" && other && !other.closed && other.other === this) this.world.joins(this, other);
  }

  opened() {
    if (this.closed) return;
    this.connectionState = "connected";
    const invited = this.channel === null;
    this.channel ??= new Channel(this);
    this.channel.readyState = "open";
    if (invited) this.dispatchEvent(Object.assign(new Event("datachannel"), { channel: this.channel }));
    this.dispatchEvent(new Event("connectionstatechange"));
    this.channel.dispatchEvent(new Event("open"));
  }

  /** The browser noticed that nothing comes any more. @param {string} how */
  broken(how) {
    if (this.closed) return;
    this.connectionState = how;
    this.dispatchEvent(new Event("connectionstatechange"));
  }

  close() {
    if (this.closed) return;
    this.closed = true;
    const { other } = this;
    if (other && !this.cut) this.world.arrive(other.page, () => other.channel?.end(), other);
  }
}
