import { add, normalized, type Vector } from '../vector.ts';

/** An elliptical cross-section of the torso at a height, metres. */
export type Ring = readonly [z: number, halfWidth: number, halfDepth: number, centreY: number];

/** A tapered limb. */
export type Limb = { from: Vector; to: Vector; fromRadius: number; toRadius: number };

/** The invisible wearer. */
export type Figure = {
  /** From bottom to top. */
  torso: Ring[];
  /** The limbs at a moment: 0 is arms raised for dressing, 1 is arms at rest. */
  limbs: (moment: number) => Limb[];
};

type Build = {
  shoulder: Vector;
  upperArm: number;
  forearm: number;
  /** Radii at shoulder, elbow and wrist. */
  armRadii: readonly [number, number, number];
  /** Degrees from straight down, raised and at rest. */
  armAngles: readonly [number, number];
  hip: Vector;
  ankle: Vector;
  legRadii: readonly [number, number];
  bust?: { at: Vector; radius: number };
  neck: Vector;
};

const womanTorso: Ring[] = [
  [0.7, 0.14, 0.1, 0],
  [0.78, 0.166, 0.116, 0.004],
  [0.85, 0.172, 0.12, 0.008],
  [0.93, 0.155, 0.108, 0.004],
  [1.0, 0.132, 0.094, -0.002],
  [1.06, 0.122, 0.088, -0.005],
  [1.12, 0.128, 0.094, -0.01],
  [1.19, 0.14, 0.11, -0.014],
  [1.24, 0.146, 0.108, -0.012],
  [1.3, 0.152, 0.092, -0.004],
  [1.35, 0.15, 0.076, 0.006],
  [1.385, 0.128, 0.064, 0.01],
  [1.42, 0.086, 0.056, 0.01],
  [1.45, 0.06, 0.054, 0.006],
  [1.5, 0.053, 0.053, 0],
];

const childTorso: Ring[] = [
  [0.47, 0.122, 0.096, 0],
  [0.52, 0.13, 0.1, 0],
  [0.58, 0.128, 0.102, 0],
  [0.66, 0.118, 0.098, -0.004],
  [0.74, 0.116, 0.094, -0.004],
  [0.82, 0.122, 0.092, -0.004],
  [0.88, 0.126, 0.084, 0],
  [0.93, 0.124, 0.07, 0.004],
  [0.965, 0.1, 0.056, 0.006],
  [0.99, 0.066, 0.05, 0.006],
  [1.01, 0.048, 0.046, 0.004],
  [1.05, 0.044, 0.044, 0],
];

const womanBuild: Build = {
  shoulder: [0.15, 0.004, 1.348],
  upperArm: 0.29,
  forearm: 0.27,
  armRadii: [0.046, 0.037, 0.027],
  armAngles: [45, 17],
  hip: [0.085, 0.005, 0.82],
  ankle: [0.085, 0.012, 0.08],
  legRadii: [0.09, 0.05],
  bust: { at: [0.066, -0.056, 1.197], radius: 0.062 },
  neck: [0.05, 0.008, 1.405],
};

const childBuild: Build = {
  shoulder: [0.118, 0.003, 0.925],
  upperArm: 0.18,
  forearm: 0.17,
  armRadii: [0.038, 0.033, 0.026],
  armAngles: [45, 20],
  hip: [0.06, 0, 0.48],
  ankle: [0.06, 0.004, 0.05],
  legRadii: [0.062, 0.04],
  neck: [0.04, 0.005, 0.965],
};

/**
 * A woman of 1.65 m, size M.
 * @param legs thicker ones keep a narrow skirt in shape
 */
export function woman(legs: readonly [number, number] = womanBuild.legRadii): Figure {
  return figure(womanTorso, { ...womanBuild, legRadii: legs });
}

/** A child of 1.16 m, about six years old. */
export function child(legs: readonly [number, number] = childBuild.legRadii): Figure {
  return figure(childTorso, { ...childBuild, legRadii: legs });
}

/**
 * A horizontal wooden rod on which lengths of cloth hang.
 * @param height of its middle, metres
 */
export function rod(height: number, radius: number): Figure {
  const limb: Limb = { from: [-1, 0, height], to: [1, 0, height], fromRadius: radius, toRadius: radius };
  return { torso: [], limbs: () => [limb] };
}

function figure(torso: Ring[], build: Build): Figure {
  return { torso, limbs: (moment) => [...limbsOf(build, moment, 1), ...limbsOf(build, moment, -1)] };
}

function limbsOf(build: Build, moment: number, side: 1 | -1): Limb[] {
  const at = ([x, y, z]: Vector): Vector => [side * x, y, z];
  const shoulder = at(build.shoulder);
  const upper = armDirection(build, moment, side, 1, 0.04);
  const lower = armDirection(build, moment, side, 0.75, 0.24);
  const elbow = add(shoulder, upper, build.upperArm);
  const [shoulderRadius, elbowRadius, wristRadius] = build.armRadii;
  const limbs: Limb[] = [
    { from: shoulder, to: elbow, fromRadius: shoulderRadius, toRadius: elbowRadius },
    { from: elbow, to: add(elbow, lower, build.forearm), fromRadius: elbowRadius, toRadius: wristRadius },
    { from: at(build.neck), to: shoulder, fromRadius: shoulderRadius * 0.94, toRadius: shoulderRadius },
    { from: at(build.hip), to: at(build.ankle), fromRadius: build.legRadii[0], toRadius: build.legRadii[1] },
  ];
  if (!build.bust) return limbs;
  const { at: bust, radius } = build.bust;
  const tip = add(bust, [-0.006, -0.008, 0.016]);
  return [...limbs, { from: at(bust), to: at(tip), fromRadius: radius, toRadius: radius * 0.93 }];
}

/** Straight when raised; at rest the elbow bends slightly forward, which creases the sleeve. */
function armDirection(build: Build, moment: number, side: number, spread: number, forward: number): Vector {
  const [before, after] = build.armAngles;
  const angle = ((before + (after * spread - before) * moment) * Math.PI) / 180;
  return normalized([side * Math.sin(angle), -forward * moment, -Math.cos(angle)]);
}
