/** The appearance of a surface at a point; linear colours. */
export type Look = {
  red: number;
  green: number;
  blue: number;
  /** 0 is cloth or stone, 1 is polished metal in this colour. */
  metal: number;
  /** Clear gloss on top: enamel, lac, pearl, polished leather. */
  gloss: number;
  /** How blurred the metal's reflection is: 0 polished, 1 satin. */
  rough: number;
  /** Height of fine relief, cm. */
  relief: number;
};

/** Writes the appearance of the surface at a point (cm, z is up). */
export type Material = (x: number, y: number, z: number, look: Look) => void;

/** An object in a scene, described by its signed distance (cm, negative inside). */
export type Solid = {
  distance: (x: number, y: number, z: number) => number;
  material: Material;
  /** Its bounding ball, so that distant rays can skip it. */
  bound: readonly [x: number, y: number, z: number, radius: number];
};

export type Camera = {
  target: readonly [number, number, number];
  /** Degrees around the vertical axis, 0 from the front (−y), and above the horizon. */
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
  /** The y of a wall behind, in addition to the floor. */
  wallY?: number;
  /** No floor: objects hang in front of the wall. */
  hanging?: boolean;
};
