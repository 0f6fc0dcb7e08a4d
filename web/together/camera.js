/** Reads a QR code with the camera, if the browser can: a press asks for the camera; its picture is shown, and it is released at once. */

import { t } from "../strings/index.js";
import { button } from "../ui/button.js";
import { html, nothing, render } from "../ui/lit.js";

/** @typedef {{detect: (source: HTMLVideoElement) => Promise<{rawValue: string}[]>}} Detector */

/** The time between two looks at the picture (ms). */
const LOOK_MS = 250;

/** The browser's own barcode detector; null: it has none, or the page may not ask for a camera. @returns {(new (options: {formats: string[]}) => Detector) | null} */
const detectorOf = () => {
  const { BarcodeDetector } = /** @type {any} */ (globalThis);
  return typeof BarcodeDetector === "function" && navigator.mediaDevices ? BarcodeDetector : null;
};

/** @param {(text: string) => boolean} found gets the text of a code; false: it is not the wanted one */
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
  if (!dialog.isConnected) return letGo(); // the dialog was closed while the browser asked
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

/** Looks until a code is found or the dialog closes. @param {HTMLDialogElement} dialog @param {(text: string) => boolean} found */
async function look(dialog, found) {
  const Detector = detectorOf();
  const video = dialog.querySelector("video");
  if (!Detector || !video) return;
  const detector = new Detector({ formats: ["qr_code"] });
  while (dialog.open) {
    const codes = await detector.detect(video).catch(() => []); // there may be no picture yet
    if (dialog.open && codes.some(({ rawValue }) => found(rawValue))) return dialog.close();
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
}
