// A fake of the browser's direct connection between two pages: messages arrive in order, late, or, after a cut, not at all.

/** Where later events go. @typedef {{world: import("./world.mjs").World, page: import("./world.mjs").Page}} Place */

/** The fingerprint of a certificate. @param {number} number */
const fingerprint = (number) => Array(32).fill(number.toString(16).padStart(2, "0").toUpperCase()).join(":");
const NO_CERTIFICATE = 0xab;

/** @param {"offer" | "answer"} type @param {string} name @param {number} [certificate] */
const described = (type, name, certificate = NO_CERTIFICATE) => ({
  type,
  sdp: [
    ...["v=0", "a=candidate:0 1 udp 2113937151 192.168.1.20 40000 typ host", `a=ice-ufrag:${name}`],
    ...["a=ice-pwd:7jYl0nP+q/5sR8tUvW2xYz1a", `a=fingerprint:sha-256 ${fingerprint(certificate)}`, ""],
  ].join("\r\n"),
});

/** @param {string} [sdp] */
const nameIn = (sdp = "") => /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1] ?? "";
/** @param {string} [sdp] */
const secretsIn = (sdp = "") => [...sdp.matchAll(/^a=(?:ice-ufrag|ice-pwd):(\S+)|^a=(fingerprint:.*)/gm)].map(String);

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

  /** The friend's channel ends after it has received everything. */
  close() {
    const { other, cut, world } = this.of;
    this.readyState = "closed";
    if (other && !cut) world.arrive(other.page, () => other.channel?.end(), other);
  }

  end() {
    if (this.readyState === "closed" || this.of.closed) return;
    this.readyState = "closed";
    this.dispatchEvent(new Event("close"));
  }
}

export class Connection extends EventTarget {
  iceGatheringState = "complete";
  iceConnectionState = "new";
  signalingState = "stable";
  connectionState = "new";
  /** @type {ReturnType<typeof described> | null} */
  localDescription = null;
  /** @type {{type: string, sdp: string} | null} */
  remoteDescription = null;
  /** @type {Channel | null} */
  channel = null;
  /** @type {Connection | null} */
  other = null;
  closed = false;
  joined = false;
  cut = false;

  /** The browser refuses secrets that are not its own. */
  static strict = false;

  /** @param {import("./world.mjs").World} world @param {import("./world.mjs").Page} page @param {number} [certificate] */
  constructor(world, page, certificate) {
    super();
    this.certificate = certificate;
    this.world = world;
    this.page = page;
    this.name = `c${world.connections.length}`.padEnd(6, "x");
    world.connections.push(this);
  }

  /** @param {string} _name @param {{negotiated?: boolean}} [options] */
  createDataChannel(_name, { negotiated = false } = {}) {
    this.negotiated = negotiated;
    this.channel = new Channel(this);
    return this.channel;
  }

  createOffer = async () => described("offer", this.name, this.certificate);
  createAnswer = async () => described("answer", this.name, this.certificate);

  /** @param {ReturnType<typeof described>} description */
  async setLocalDescription(description) {
    if (Connection.strict && nameIn(description.sdp) !== this.name) throw new Error("not its own secrets");
    this.localDescription = description;
    this.meet(this);
  }

  /** The guest connects to a spare: it has the secrets that the spare expects, although the answer was never sent. @param {Connection} guest */
  meet(guest) {
    const { other: host, localDescription: answer, closed, joined } = guest;
    if (!host?.negotiated || host.closed || host.joined || closed || joined || answer?.type !== "answer") return;
    if (String(secretsIn(host.remoteDescription?.sdp)) !== String(secretsIn(answer.sdp)) || this.world.isCut) return;
    [host.other, host.iceConnectionState] = [guest, "connected"];
    this.world.joins(host, guest);
  }

  /** @param {{type: string, sdp: string}} description */
  async setRemoteDescription({ type, sdp }) {
    this.remoteDescription = { type, sdp };
    if (this.negotiated && type === "answer")
      return this.world.connections.filter(({ other }) => other === this).forEach((guest) => this.meet(guest));
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

  /** The browser notices that nothing arrives any more. @param {string} how */
  broken(how) {
    if (this.closed) return;
    this.connectionState = how;
    this.dispatchEvent(new Event("connectionstatechange"));
  }

  /** What is under way is lost. */
  close() {
    if (this.closed) return;
    this.closed = true;
    const { other } = this;
    if (other) other.page.inbox = other.page.inbox.filter(({ over }) => over !== other);
    if (other && !this.cut) this.world.arrive(other.page, () => other.channel?.end(), other);
  }
}
