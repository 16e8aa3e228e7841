import { SAMPLE_SIZE } from '../../drawing/sampler.ts';
import type { LitView } from '../light/lit-view.ts';
import { PLACE_UNIT } from '../light/lit-view.ts';
import { EDGE_SIZE, type Surface } from '../light/surface.ts';
import { parts } from '../pattern/piece.ts';
import { subtract, type Vector } from '../vector.ts';
import type { Dress } from './dress.ts';
import { createSwatchReader, type Place, type SwatchReader } from './swatch.ts';

/** The cloth at each pixel before lighting. */
export type Paint = {
  /** Linear colour, zari and relief, five numbers a pixel. */
  values: Float32Array;
  /** Position in the cloth, cm, two numbers a pixel. */
  uv: Float32Array;
  /** 1 for each triangle whose wrong side is visible. */
  insideOut: Uint8Array;
};

/** Applies the cloths to the garment. */
export function paint(view: LitView, dress: Dress): Paint {
  const { surface, triangle, u, v } = view;
  const pxPerCm = view.height / (view.sceneHeight * 100);
  const readers = parts.map((part): SwatchReader | undefined => {
    const layer = dress[part];
    return layer && createSwatchReader(layer, pxPerCm);
  });
  const values = new Float32Array(triangle.length * SAMPLE_SIZE);
  const uv = new Float32Array(triangle.length * 2);
  const insideOut = wrongSides(surface, view.camera.eye);
  const swatch = new Float32Array(SAMPLE_SIZE);
  const place: Place = { u: 0, v: 0, edges: new Float32Array(EDGE_SIZE), inside: false };
  for (let at = 0; at < triangle.length; at++) {
    const t = triangle[at] ?? -1;
    const reader = t < 0 ? undefined : readers[surface.part[t] ?? 0];
    if (!reader) continue;
    const second = (u[at] ?? 0) / PLACE_UNIT;
    const third = (v[at] ?? 0) / PLACE_UNIT;
    findPlace(surface, t, second, third, place);
    place.inside = insideOut[t] === 1;
    reader(place, swatch);
    values.set(swatch, at * SAMPLE_SIZE);
    uv[2 * at] = place.u;
    uv[2 * at + 1] = place.v;
  }
  return { values, uv, insideOut };
}

function findPlace(
  { sheets, uv, edges }: Surface,
  t: number,
  second: number,
  third: number,
  place: Place,
): void {
  const a = sheets[3 * t] ?? 0;
  const b = sheets[3 * t + 1] ?? 0;
  const c = sheets[3 * t + 2] ?? 0;
  const first = 1 - second - third;
  place.u = (uv[2 * a] ?? 0) * first + (uv[2 * b] ?? 0) * second + (uv[2 * c] ?? 0) * third;
  place.v = (uv[2 * a + 1] ?? 0) * first + (uv[2 * b + 1] ?? 0) * second + (uv[2 * c + 1] ?? 0) * third;
  for (let k = 0; k < EDGE_SIZE; k++) {
    place.edges[k] =
      (edges[a * EDGE_SIZE + k] ?? 0) * first +
      (edges[b * EDGE_SIZE + k] ?? 0) * second +
      (edges[c * EDGE_SIZE + k] ?? 0) * third;
  }
}

function wrongSides({ position, corners, part }: Surface, eye: Vector): Uint8Array {
  return part.map((_, t) => {
    const corner = (k: number): Vector => {
      const at = 3 * (corners[3 * t + k] ?? 0);
      return [position[at] ?? 0, position[at + 1] ?? 0, position[at + 2] ?? 0];
    };
    const [a, b, c] = [corner(0), corner(1), corner(2)];
    const [ux, uy, uz] = subtract(b, a);
    const [vx, vy, vz] = subtract(c, a);
    const [ex, ey, ez] = subtract(eye, a);
    const towards = (uy * vz - uz * vy) * ex + (uz * vx - ux * vz) * ey + (ux * vy - uy * vx) * ez;
    return towards < 0 ? 1 : 0;
  });
}
