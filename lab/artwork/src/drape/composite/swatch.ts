import { linearColour } from '../../drawing/picture.ts';
import { SAMPLE_SIZE, type Sampler, samplerFor } from '../../drawing/sampler.ts';
import { sampleYarns, weaveAt } from '../../drawing/weave.ts';
import type { Surface } from '../../patterns/fabric.ts';
import { type EdgeName, edgeNames } from '../pattern/piece.ts';
import type { Band, Layer, Placket } from './dress.ts';

/** Reads the cloth of a layer at a position: linear colour, zari and relief (five numbers) into `out`. */
export type SwatchReader = (place: Place, out: Float32Array) => void;

export type Place = {
  /** Position in the cloth, cm. */
  u: number;
  v: number;
  /** Distance from each edge and position along it, as stored in a surface. */
  edges: Float32Array;
  inside: boolean;
};

/** @param pxPerCm the picture's resolution */
export function createSwatchReader(layer: Layer, pxPerCm: number): SwatchReader {
  const scale = layer.scale ?? 1;
  const field = layer.plain ? undefined : samplerFor(layer.fabric.body, pxPerCm * scale);
  const plain = linearColour(layer.plain ?? '#808080');
  const reverse = field ? reverseOf(field) : plain;
  const { surface } = layer.fabric;
  const bands = layer.bands.map((band) => createBand(band, surface, pxPerCm));

  return (place, out) => {
    const { u, v, inside } = place;
    if (field) sampleYarns(field, u / scale, v / scale, surface, pxPerCm, out);
    else {
      out.set(plain);
      out[3] = 0;
      out[4] = 0;
    }
    if (inside) {
      for (let c = 0; c < 3; c++) out[c] = ((out[c] ?? 0) * 0.4 + (reverse[c] ?? 0) * 0.6) * 0.88;
      out[3] = (out[3] ?? 0) * 0.25;
    }
    let seam = 0;
    for (const band of bands) seam = Math.max(seam, band(place, out));
    if (layer.placket && !inside) layPlacket(layer.placket, u, v, out);
    seam = Math.max(seam, sewing(layer, place));
    const weave = 1 + weaveAt(u, v, surface, pxPerCm) * (1 - 0.6 * (out[3] ?? 0));
    const tone = weave * (1 - seam);
    for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) * tone;
  };
}

/** Applies a band where it covers the position; returns how dark its seam line is there. */
function createBand(
  band: Band,
  surface: Surface,
  pxPerCm: number,
): (place: Place, out: Float32Array) => number {
  const channel = channelOf(band.edge);
  const tile = typeof band.cloth === 'string' ? undefined : band.cloth;
  const tileHeight = tile ? tile.height / tile.pxPerCm : band.width;
  const shrink = tileHeight / band.width;
  const sampler = tile && samplerFor(tile, pxPerCm / shrink);
  const plain = linearColour(typeof band.cloth === 'string' ? band.cloth : '#000000');
  const margin = sampler ? 0.51 / sampler.pxPerCm : 0;
  return ({ edges, inside }, out) => {
    const within = (edges[channel] ?? 1000) - band.from;
    const rim = Math.abs(within - band.width);
    if (within < 0 || within > band.width + 0.12 || inside !== (band.inside ?? false)) return 0;
    const line = Math.exp(-((rim / 0.05) ** 2)) * 0.3;
    if (within > band.width) return line;
    if (sampler) {
      const down = tileHeight - within * shrink;
      sampleYarns(
        sampler,
        (edges[channel + 1] ?? 0) * shrink,
        Math.min(tileHeight - margin, Math.max(margin, down)),
        surface,
        pxPerCm,
        out,
      );
    } else {
      out.set(plain);
      out[3] = 0;
      out[4] = 0.12;
    }
    return line;
  };
}

/** How much stitches, seams and folded edges darken a position. */
function sewing(layer: Layer, { edges, inside }: Place): number {
  let dark = 0;
  const seam = edges[channelOf('seam')] ?? 1000;
  if (seam < 0.6) {
    const along = edges[channelOf('seam') + 1] ?? 0;
    const pucker = Math.sin(along * 5.1 + 2.6 * Math.sin(along * 1.37)) * Math.exp(-seam / 0.22);
    // The cloth dips into the seam and bulges beside it, over the seam allowance.
    dark +=
      0.34 * Math.exp(-((seam / 0.09) ** 2)) - 0.07 * Math.exp(-(((seam - 0.3) / 0.14) ** 2)) + 0.04 * pucker;
  }
  if (inside) return dark;
  for (const { edge, at } of layer.stitching) {
    const away = Math.abs((edges[channelOf(edge)] ?? 1000) - at);
    if (away > 0.35) continue;
    const along = (edges[channelOf(edge) + 1] ?? 0) / 0.36;
    const isThread = along - Math.floor(along) < 0.62;
    dark += 0.1 * Math.exp(-((away / 0.17) ** 2));
    if (away < 0.06) dark += isThread ? -0.16 : 0.24;
  }
  return dark;
}

function layPlacket(
  { top, bottom, halfWidth, colour, buttons, button }: Placket,
  u: number,
  v: number,
  out: Float32Array,
): void {
  const across = Math.abs(u);
  if (v < top || v > bottom + 0.4 || across > halfWidth + 0.4) return;
  const rim = Math.min(halfWidth - across, bottom - v);
  if (rim >= 0) {
    out.set(linearColour(colour));
    out[3] = 0;
    out[4] = 0.15;
    // It stands out from the cloth: the edge facing the window is light, the other one dark.
    const turn = 0.16 * Math.exp(-rim / 0.16) * (u < 0 ? 1 : -1);
    const thread = isStitch(across, halfWidth - 0.3, v) || isBoxStitch(u, bottom - v, halfWidth - 0.3, v);
    const tone = 1 + turn + (thread ? 0.3 : 0) - (Math.abs(halfWidth - across - 0.3) < 0.12 ? 0.12 : 0);
    for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) * tone;
  }
  // Its shadow falls to the lower right.
  const shadow =
    rim < 0 && (u > 0 || v > bottom)
      ? 1 - 0.5 * Math.exp(rim / 0.14)
      : 1 - 0.3 * Math.exp(-Math.abs(rim) / 0.05);
  for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) * shadow;
  const step = (bottom - top - 4.4) / (buttons - 1);
  const nearest = Math.max(0, Math.min(buttons - 1, Math.round((v - top - 1.1) / step)));
  layButton(u, v - (top + 1.1 + nearest * step), button, out);
}

/** Whether a position is on a dash of thread, on a line at a distance from the middle. */
function isStitch(across: number, line: number, along: number): boolean {
  const place = along / 0.34;
  return Math.abs(across - line) < 0.055 && place - Math.floor(place) < 0.62;
}

/**
 * Whether a position is on the square with a cross that closes a placket at the bottom.
 * @param up from its lower end, cm
 */
function isBoxStitch(u: number, up: number, half: number, v: number): boolean {
  if (Math.abs(u) > half || up < 0.25 || up > 0.35 + 2 * half) return false;
  const y = up - 0.3;
  const isRail = Math.abs(y) < 0.055 || Math.abs(y - 2 * half) < 0.055;
  const isCross = Math.abs(Math.abs(u) - Math.abs(y - half)) < 0.07;
  const place = (isRail ? u : v) / 0.3;
  return (isRail || isCross) && place - Math.floor(place) < 0.66;
}

/** A button of 12 mm, lit from the upper left. */
function layButton(x: number, y: number, colour: string, out: Float32Array): void {
  const far = Math.hypot(x, y) / 0.6;
  const cast = Math.hypot(x - 0.14, y - 0.2) / 0.72;
  if (far > 1) {
    if (cast < 1) for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) * (0.5 + 0.5 * cast * cast * cast);
    return;
  }
  const paint = linearColour(colour);
  const hole = Math.hypot(Math.abs(x) - 0.11, y) < 0.06 ? 0.35 : 1;
  const rim = far > 0.72 ? 1 + 0.5 * ((-x - y) / 0.55) : 0.9 - 0.12 * ((-x - y) / 0.55);
  for (let c = 0; c < 3; c++) out[c] = (paint[c] ?? 0) * rim * hole;
  out[3] = 0;
  out[4] = 0;
}

function channelOf(edge: EdgeName): number {
  return edgeNames.indexOf(edge) * 2;
}

/** The colour of a field's reverse side. */
function reverseOf({ values }: Sampler): number[] {
  const sum = [0, 0, 0];
  for (let i = 0; i < values.length; i += SAMPLE_SIZE) {
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (values[i + c] ?? 0);
  }
  return sum.map((value) => (value * SAMPLE_SIZE) / values.length);
}
