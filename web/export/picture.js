/**
 * The board as a picture to save: its SVG with every style written into it, and the same as pixels. The board's element must be in
 * the document, because only there an element has styles.
 */
import { GIFEncoder, applyPalette, quantize } from "../../vendor/gifenc/gifenc.esm.js";

/** The styles of a drawing, as attributes that any program understands. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
  "transform",
];
/** The layers of a still board: no marks for legal cells. */
const LAYERS = ["plate", "cells", "study-bugs", "bugs", "study-labels", "labels"];
const INITIAL = new Set(["none", "normal", "auto", "1", "0px", "butt", "miter", "start", ""]);

/** @typedef {{text: string, width: number, height: number}} Picture */

/** @param {SVGSVGElement} board @param {string} paper the colour behind it @returns {Picture} */
export function pictureOf(board, paper) {
  const [left, top, width, height] = (board.getAttribute("viewBox") ?? "0 0 100 100").split(" ").map(Number);
  const picture = /** @type {SVGSVGElement} */ (document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  picture.setAttribute("viewBox", [left, top, width, height].join(" "));
  picture.setAttribute("width", String(Math.round(width)));
  picture.setAttribute("height", String(Math.round(height)));
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ x: left, y: top, width, height, fill: paper }))
    ground.setAttribute(name, String(value));
  picture.append(ground);
  const patterns = board.querySelector("defs");
  if (patterns) picture.append(styled(patterns) ?? "");
  for (const name of LAYERS) {
    const layer = board.querySelector(`.layer-${name}`);
    const copy = layer && styled(layer);
    if (copy) picture.append(copy);
  }
  return { text: new XMLSerializer().serializeToString(picture), width, height };
}

/** A copy that needs no style sheet; null for an invisible element. @param {Element} element @returns {Element | null} */
function styled(element) {
  const style = getComputedStyle(element);
  if (style.display === "none" && !element.closest("defs")) return null;
  const copy = /** @type {Element} */ (element.cloneNode(false));
  for (const { name } of [...copy.attributes])
    if (/^(class|style|role|tabindex|aria-|data-)/.test(name)) copy.removeAttribute(name);
  if (!(element instanceof SVGGElement && element.parentElement === element.ownerSVGElement)) {
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (name === "transform" ? value !== "none" && !element.hasAttribute(name) : wanted(element, name, value))
        copy.setAttribute(name, placed(name, value));
    }
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) copy.append(styled(child) ?? "");
    else copy.append(child.textContent ?? "");
  }
  return copy;
}

/** @param {Element} element @param {string} name @param {string} value */
function wanted(element, name, value) {
  if (element instanceof SVGGElement || element instanceof SVGDefsElement || element instanceof SVGPatternElement)
    return name === "opacity" && value !== "1";
  if (/^(font|text-anchor|dominant)/.test(name) && !(element instanceof SVGTextElement)) return false;
  if (name === "fill") return true;
  return !INITIAL.has(value);
}

/** A style's value as an attribute's value. @param {string} name @param {string} value */
function placed(name, value) {
  if (name === "fill" && value.startsWith("url("))
    return value.replace(/^url\(["']?[^#]*#([^"')]*)["']?\)/, "url(#$1)");
  if (name === "font-family") return "system-ui, sans-serif";
  return value.replaceAll("px", "");
}

/** @param {Picture} picture @param {number} pixels its width @returns {Promise<HTMLCanvasElement>} */
export async function canvasOf({ text, width, height }, pixels) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = pixels;
  canvas.height = Math.round((pixels * height) / width);
  canvas.getContext("2d", { willReadFrequently: true })?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** @param {Picture} picture @param {number} width @returns {Promise<Blob>} */
export async function pngOf(picture, width) {
  const canvas = await canvasOf(picture, width);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** @param {readonly Picture[]} pictures @param {number} width @param {(done: number) => boolean} goOn called with the number that are drawn @returns {Promise<Blob | null>} */
export async function animationOf(pictures, width, goOn) {
  const gif = gifAt();
  for (const [i, picture] of pictures.entries()) {
    const canvas = await canvasOf(picture, width);
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
    if (!pixels || !goOn(i)) return null;
    gif.add(pixels, i === pictures.length - 1);
  }
  return gif.blob();
}

/** Saves a file on the reader's device. @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** How long the picture shows a turn, and the end (ms). */
const TURN = 700;
const END = 3000;
const COLOURS = 64;

/** An animated picture, frame by frame; gifenc is vendored (docs/decisions/0062). */
function gifAt() {
  const encoder = GIFEncoder();
  return {
    /** @param {ImageData} pixels @param {boolean} last */
    add({ data, width, height }, last) {
      const palette = quantize(data, COLOURS);
      encoder.writeFrame(applyPalette(data, palette), width, height, { palette, delay: last ? END : TURN });
    },
    blob() {
      encoder.finish();
      return new Blob([encoder.bytes()], { type: "image/gif" });
    },
  };
}
