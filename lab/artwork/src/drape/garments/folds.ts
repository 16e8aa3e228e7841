import type { Relief } from '../light/surface.ts';

/**
 * A soft fold along a curve in the cloth, cm: a crest with a shallow valley on both sides. Tapers at its
 * start and, unless it is open, at its end.
 */
type Fold = {
  from: readonly [u: number, v: number];
  to: readonly [u: number, v: number];
  /** Distance of its middle from the straight line. */
  bow?: number;
  width: number;
  height: number;
  open?: boolean;
};

/** Scales the folds, which are drawn for thin cloth, to cloth with more body. */
const FOLD_DEPTH = 1.7;

/** The height of a set of folds at a position in the cloth, cm. */
function heightOf(folds: Fold[], u: number, v: number): number {
  let height = 0;
  for (const fold of folds) height += foldAt(fold, u, v);
  return Math.max(-0.25, height);
}

function foldAt({ from, to, bow = 0, width, height, open }: Fold, u: number, v: number): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const along = ((u - from[0]) * dx + (v - from[1]) * dy) / (length * length);
  if (along <= 0 || (along >= 1 && !open)) return 0;
  const t = Math.min(1, along);
  const away = ((u - from[0]) * dy - (v - from[1]) * dx) / length - bow * 4 * t * (1 - t);
  // Open folds widen towards the hem.
  const reach = (open ? width * (0.6 + 0.5 * t) : width) || 1;
  const squared = (away / reach) ** 2;
  if (squared > 9) return 0;
  const taper = smooth(t / 0.3) * (open ? 1 : smooth((1 - t) / 0.4));
  return FOLD_DEPTH * height * taper * (1.3 * Math.exp(-squared) - 0.45 * Math.exp(-squared / 3.2));
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}

/** From the shoulders and the armholes towards the bust; u from the middle, v from the shoulder. */
const bust: Fold[] = [
  { from: [-14.5, 4], to: [-9, 22], bow: 0.8, width: 1.5, height: 0.42 },
  { from: [13, 5], to: [8, 20], bow: -0.8, width: 1.4, height: 0.34 },
  { from: [-22, 21], to: [-10, 28], bow: -0.8, width: 1.3, height: 0.5 },
  { from: [-22, 25], to: [-12, 33], bow: -0.8, width: 1.2, height: 0.34 },
  { from: [22, 22], to: [11, 30], bow: 0.8, width: 1.3, height: 0.46 },
  { from: [21, 17], to: [12, 23], bow: 0.5, width: 1, height: 0.26 },
];

/** A straight garment hangs from the bust to the hem. */
const front: Fold[] = [
  ...bust,
  { from: [-9, 26], to: [-17, 116], bow: -1.6, width: 3, height: 1, open: true },
  { from: [8.5, 25], to: [14, 116], bow: 1.4, width: 2.8, height: 0.9, open: true },
  { from: [1.5, 38], to: [3, 116], bow: 0.8, width: 2.6, height: 0.6, open: true },
  { from: [-4, 52], to: [-7, 116], bow: -0.6, width: 2, height: 0.6, open: true },
  { from: [16, 42], to: [24, 116], bow: 1.2, width: 2.4, height: 0.8, open: true },
  { from: [-18, 40], to: [-26, 116], bow: -1, width: 2.4, height: 0.7, open: true },
  { from: [8, 62], to: [8.5, 116], width: 1.8, height: 0.5, open: true },
  // Where the waist gives.
  { from: [23, 34], to: [7, 40], bow: 1, width: 1.4, height: 0.42 },
  { from: [23, 40], to: [10, 44], bow: 0.6, width: 1.1, height: 0.3 },
  { from: [-23, 36], to: [-6, 44], bow: -1.2, width: 1.5, height: 0.46 },
  { from: [-24, 43], to: [-11, 47], bow: -0.6, width: 1.1, height: 0.3 },
  { from: [-26, 55], to: [-12, 61], bow: -1, width: 1.6, height: 0.3 },
  { from: [26, 57], to: [13, 60], bow: 0.8, width: 1.5, height: 0.3 },
];

/** The back hangs from the shoulder blades; u from its middle. */
const back: Fold[] = [
  { from: [-19, 12], to: [-8, 24], bow: 0.8, width: 1.4, height: 0.36 },
  { from: [19, 13], to: [9, 23], bow: -0.8, width: 1.3, height: 0.34 },
  { from: [-9, 20], to: [-12, 116], bow: 1, width: 2.8, height: 0.85, open: true },
  { from: [8, 22], to: [11, 116], bow: -1, width: 2.6, height: 0.8, open: true },
  { from: [0.5, 34], to: [-1, 116], bow: 0.8, width: 2.4, height: 0.6, open: true },
  { from: [-17, 44], to: [-24, 116], bow: -1, width: 2.4, height: 0.7, open: true },
  { from: [17, 46], to: [24, 116], bow: 1, width: 2.4, height: 0.7, open: true },
  // The hollow of the back.
  { from: [-22, 36], to: [4, 40], bow: 1, width: 1.6, height: 0.44 },
  { from: [22, 38], to: [-3, 44], bow: -1, width: 1.5, height: 0.42 },
  { from: [-16, 45], to: [12, 48], bow: 1, width: 1.3, height: 0.3 },
];

/**
 * Around the arm, u from the shoulder line, v from the top of the cap: folds at the bent elbow and below the
 * cap.
 */
const sleeve: Fold[] = [
  { from: [-2, 1], to: [-7, 14], bow: 0.6, width: 1.3, height: 0.34 },
  { from: [3, 1.5], to: [8, 13], bow: -0.6, width: 1.3, height: 0.34 },
  { from: [-15, 14], to: [-4, 19], bow: 0.8, width: 1.2, height: 0.4 },
  { from: [15, 16], to: [4, 21], bow: -0.8, width: 1.3, height: 0.4 },
  { from: [-14, 21], to: [-3, 25], bow: 0.9, width: 1.2, height: 0.36 },
  { from: [14, 26], to: [3, 29], bow: -0.9, width: 1.2, height: 0.34 },
  { from: [-13, 29], to: [-4, 34], bow: 0.8, width: 1.3, height: 0.3 },
  { from: [12, 34], to: [4, 40], bow: -0.8, width: 1.3, height: 0.28 },
];

/** Positions of the pieces in their cloth: the back and the sleeves beside the front. */
const BACK_MIDDLE = 53;
const SLEEVE_MIDDLE = 31.7;

/**
 * Folds of legs, from hip and knee; u across a leg, v from the waist.
 * @param wide for palazzos, which fall in flutes
 */
export function legFolds(wide: boolean): Relief {
  return (part, u, v) => {
    if (part !== 'bottoms' || v > 200) return 0;
    if (wide) {
      const phase = (u * 2 * Math.PI) / 9.6 + 1.2 * Math.sin(u * 0.23 + 1) + 0.25 * Math.sin(v * 0.06);
      return smooth((v - 16) / 50) * (0.8 + 1.25 * Math.cos(phase));
    }
    // Creases across the knee and above the ankle, where trousers break.
    const slant = v + 0.35 * (u % 40) + 1.4 * Math.sin(u * 0.21);
    const knee = Math.exp(-(((v - 54) / 9) ** 2));
    const ankle = Math.exp(-(((v - 82) / 8) ** 2));
    return 0.2 + 0.22 * knee * Math.cos(slant * 0.75) + 0.28 * ankle * Math.cos(slant * 0.95 + 1);
  };
}

/** The folds of a bodice sewn to a skirt, and of its sleeves. */
export const bodiceFolds: Relief = (part, u, v) => {
  if (part === 'front') return heightOf(bust, u, v);
  return part === 'sleeve' ? sleeveAt(u, v) : 0;
};

/**
 * The folds of a straight upper garment.
 * @param size 1 for a woman, smaller for a child
 */
export function wornFolds(size = 1): Relief {
  return (part, u, v) => {
    const y = v / size;
    if (part === 'front') return size * heightOf(front, u / size, y);
    if (part === 'back') return size * heightOf(back, (u - BACK_MIDDLE) / size, y);
    return part === 'sleeve' ? size * sleeveAt(u, v, size) : 0;
  };
}

function sleeveAt(u: number, v: number, size = 1): number {
  const side = Math.sign(u);
  return heightOf(sleeve, (side * u - SLEEVE_MIDDLE) / size, v / size);
}
