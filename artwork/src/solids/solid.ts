/** What a place of a surface looks like; linear colours. */
export type Look = {
  red: number;
  green: number;
  blue: number;
  /** 0 is cloth or stone, 1 is polished metal in this colour. */
  metal: number;
  /** Clear shine on top: enamel, lac, pearl, polished leather. */
  gloss: number;
  /** How soft the metal's mirror is: 0 polished, 1 satin. */
  rough: number;
  /** Height of fine relief, cm. */
  relief: number;
};

/** Writes how the surface looks at a place (cm, z is up). */
export type Material = (x: number, y: number, z: number, look: Look) => void;

/** A thing in a scene, described by its signed distance (cm, negative inside). */
export type Solid = {
  distance: (x: number, y: number, z: number) => number;
  material: Material;
  /** A ball that holds it, so that far rays can skip it. */
  bound: readonly [x: number, y: number, z: number, radius: number];
};

export type Camera = {
  target: readonly [number, number, number];
  /** Degrees around the vertical, 0 from the front (−y), and above the horizon. */
  azimuth: number;
  elevation: number;
  /** Width of the picture at the target, cm. */
  width: number;
};

export type SolidScene = {
  solids: Solid[];
  camera: Camera;
  /** Linear colour of the floor and wall. */
  ground: readonly [number, number, number];
  /** A wall behind at this y, as well as the floor. */
  wallY?: number;
  /** No floor: things hang before the wall. */
  hanging?: boolean;
};
