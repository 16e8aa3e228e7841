import { smoothNoise } from '../../../drawing/noise.ts';
import type { Cloth } from '../../cloth/cloth.ts';
import { interpolated, type Point } from '../../pattern/curve.ts';
import { gridCloth, placesBetween } from '../../pattern/grid.ts';
import type { Vector } from '../../vector.ts';
import type { Fall } from './fall.ts';
import { type Fold, folded } from './folds.ts';

const WAIST = 101;
const HEM = 3.5;
/** Width of the cloth that lies flat around the body, beside the pleats. */
const PLAIN = 112;
/** The middle of the pleats, slightly to the wearer's left, as a share of the circumference. */
const PLEATS_AT = 0.012;

/** The cloth around hips and legs: once around, with the pleats tucked in front. */
export function lowerCloth(fall: Fall, spacing: number): Cloth {
  const { count, cloth } = fall.pleats;
  const inPleats = count * cloth;
  const half = (PLAIN + inPleats) / 2;
  const columns = [
    ...placesBetween(-half, -inPleats / 2, spacing * 0.75),
    ...placesBetween(-inPleats / 2, inPleats / 2, spacing * 0.36).slice(1),
    ...placesBetween(inPleats / 2, half, spacing * 0.75).slice(1),
  ];
  const form = formOf(fall);
  return gridCloth({
    part: 'saree',
    columns,
    rows: placesBetween(HEM, WAIST + 0.6, spacing * 0.9),
    place: (x, z) => place(fall, form, x, inPleats, z),
    grain: (x, z) => [x, WAIST - z],
    edges: { hem: (x, z) => [z - HEM, x], neck: (x, z) => [WAIST + 0.6 - z, x] },
  });
}

type Form = { wide: Point[]; deep: Point[] };

function formOf({ hem, knee }: Fall): Form {
  return {
    wide: [
      [HEM, hem[0]],
      [24, (hem[0] + knee[0]) / 2 - 0.3],
      [46, knee[0]],
      [66, Math.max(19.4, knee[0] - 0.6)],
      [80, 19],
      [90, 17.4],
      [97, 15.2],
      [WAIST, 13.9],
    ],
    deep: [
      [HEM, hem[1]],
      [46, knee[1]],
      [66, Math.max(14.6, knee[1] - 0.6)],
      [80, 14],
      [90, 13],
      [97, 11.6],
      [WAIST, 10.8],
    ],
  };
}

function place(fall: Fall, form: Form, x: number, inPleats: number, z: number): Vector {
  const wide = interpolated(form.wide, z);
  const deep = interpolated(form.deep, z);
  const girth = Math.PI * (3 * (wide + deep) - Math.sqrt((3 * wide + deep) * (wide + 3 * deep)));
  const down = (WAIST - z) / (WAIST - HEM);
  const pleated = pleatsAt(fall, x, inPleats, z, down);
  const lying = lyingAt(fall, down);
  // The rest of the circumference belongs to the plain cloth.
  const stretch = (girth - lying) / PLAIN;
  const middle = PLEATS_AT * girth;
  const start = middle - edgesFrom(fall, lying);
  const along =
    x < -inPleats / 2
      ? start + (x + inPleats / 2) * stretch
      : x > inPleats / 2
        ? start + lying + (x - inPleats / 2) * stretch
        : start + pleated.across;
  const turn = (along / girth) * 2 * Math.PI;
  const out = pleated.out + longFolds(fall, turn, z, down) + bulge(along - middle, lying, down);
  const dip = 0.5 * (smoothNoise(x * 0.12, 3, 5) - 0.5) * down;
  const stepsOut = turnedOut(turn, wide, deep);
  return [
    wide * Math.sin(turn) + stepsOut[0] * out,
    0.2 - deep * Math.cos(turn) + stepsOut[1] * out,
    z + dip,
  ];
}

/** The outward direction of an ellipse. */
function turnedOut(turn: number, wide: number, deep: number): readonly [number, number] {
  const x = Math.sin(turn) / wide;
  const y = -Math.cos(turn) / deep;
  const size = Math.hypot(x, y);
  return [x / size, y / size];
}

/** The distance from the start of the first pleat to the middle of the visible edges. */
function edgesFrom({ pleats: { count, cloth } }: Fall, lying: number): number {
  const advance = lying / count;
  return (cloth + advance) / 2 + ((count - 2) * advance) / 2;
}

/** The width of the pleats: held together down to the hip, then spreading like a fan. */
function lyingAt({ pleats }: Fall, down: number): number {
  const open = Math.max(0, down - 0.06) / 0.94;
  return pleats.atWaist + (pleats.atHem - pleats.atWaist) * open ** 0.9;
}

function pleatsAt(fall: Fall, x: number, inPleats: number, z: number, down: number): Fold {
  const { count, cloth, thickness } = fall.pleats;
  const from = x + inPleats / 2;
  if (from < 0 || from > inPleats) return { across: 0, out: 0 };
  const index = Math.min(count - 1, Math.floor(from / cloth));
  // No two pleats are alike: each edge wanders a little on its way down.
  const wander = (smoothNoise(index * 3.7, z * 0.018, 11) - 0.5) * 2.4 * down;
  const live = fall.wander * (smoothNoise(index * 5.3, z * 0.06, 17) - 0.5) * 1.6 * down;
  const thick = thickness * (0.42 + 0.58 * down) * (0.85 + 0.3 * smoothNoise(index * 2.9, z * 0.02, 23));
  const fold = folded(
    from,
    { width: inPleats, pleats: count, thickness: thick, round: fall.round },
    lyingAt(fall, down),
  );
  return { across: fold.across + wander + live, out: fold.out };
}

/** How far the bundle of pleats stands out from the legs. */
function bulge(from: number, lying: number, down: number): number {
  const near = Math.abs(from) / (lying / 2 + 7);
  return near < 1 ? (1 - near * near) ** 2 * (0.7 + 1.2 * Math.sin(Math.PI * Math.min(1, down * 1.1))) : 0;
}

/** Folds that hang from the hip and widen towards the hem; they do not affect the pleats. */
function longFolds(fall: Fall, turn: number, z: number, down: number): number {
  const beside = Math.min(1, Math.max(0, (Math.abs(turn - 0.07) - 0.55) / 0.5));
  const drift = (smoothNoise(turn * 1.4 + 9, z * 0.016, 29) - 0.5) * 2.6;
  const wave =
    Math.sin(fall.folds * turn + drift) + 0.5 * Math.sin(fall.folds * 1.7 * turn - drift * 1.4 + 2);
  const open = Math.max(0, down - 0.16) ** 1.1;
  const small = fall.wander * 0.5 * (smoothNoise(turn * 9, z * 0.05, 31) - 0.5);
  return beside * (fall.foldDepth * open * (wave + 0.6) * 0.8 + small);
}
