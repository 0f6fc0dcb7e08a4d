/** A QR code is read with the camera, where the browser can: the camera is asked for by a press, shown, and let go of at once. */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing, render } from "../ui/lit.js";

/** @typedef {{detect: (source: HTMLVideoElement) => Promise<{rawValue: string}[]>}} Detector */

/** A look at the picture so often (ms). */
const LOOK_MS = 250;

/** The browser's own reader of codes; null: it has none, or no camera may be asked for. @returns {(new (options: {formats: string[]}) => Detector) | null} */
const detectorOf = () => {
  const { BarcodeDetector } = /** @type {any} */ (globalThis);
  return typeof BarcodeDetector === "function" && navigator.mediaDevices ? BarcodeDetector : null;
};

/** @param {(text: string) => boolean} found is given what a code says; false: it is not the one that is wanted */
export const scanButton = (found) =>
  detectorOf() ? button(t("camera-scan"), () => scan(found), { kind: "small" }) : nothing;

/** @param {(text: string) => boolean} found */
async function scan(found) {
  const dialog = document.createElement("dialog");
  dialog.className = "together-camera";
  dialog.setAttribute("aria-label", t("camera-scan"));
  /** @type {MediaStream | null} */
  let stream = null;
  const letGo = () => stream?.getTracks().forEach((track) => track.stop());
  dialog.addEventListener("close", () => {
    letGo();
    dialog.remove();
  });
  const say = (/** @type {string} */ words) => show(dialog, words, stream);
  document.body.append(dialog);
  say(t("camera-asks"));
  dialog.showModal();
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  } catch (error) {
    return say(t(/** @type {Error} */ (error).name === "NotAllowedError" ? "camera-refused" : "camera-none"));
  }
  if (!dialog.isConnected) return letGo(); // it was closed while the browser asked
  say(t("camera-look"));
  await look(dialog, found);
}

/** @param {HTMLDialogElement} dialog @param {string} words @param {MediaStream | null} stream */
function show(dialog, words, stream) {
  render(
    html`<p role="status">${words}</p>
      ${stream ? html`<video autoplay muted playsinline .srcObject=${stream}></video>` : nothing}
      ${button(t("direct-cancel"), () => dialog.close())}`,
    dialog,
  );
}

/** Looks until a code is found or the dialog is closed. @param {HTMLDialogElement} dialog @param {(text: string) => boolean} found */
async function look(dialog, found) {
  const Detector = detectorOf();
  const video = dialog.querySelector("video");
  if (!Detector || !video) return;
  const detector = new Detector({ formats: ["qr_code"] });
  while (dialog.open) {
    const codes = await detector.detect(video).catch(() => []); // before the first picture there is none to look at
    if (dialog.open && codes.some(({ rawValue }) => found(rawValue))) return dialog.close();
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
}
