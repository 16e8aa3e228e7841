import type { Camera, Lamp } from './studio.ts';
import type { Surface } from './surface.ts';

/** A white garment seen from one side, fully lit; any cloth can be applied to it. */
export type LitView = {
  surface: Surface;
  camera: Camera;
  lamps: Lamp[];
  /** Pixels, several for each one of the finished picture. */
  width: number;
  height: number;
  /** Height of the scene, metres. */
  sceneHeight: number;
  /** The visible triangle, -1 for the wall, and the position on it in 1/65535. */
  triangle: Int32Array;
  u: Uint16Array;
  v: Uint16Array;
  /** Irradiance by source, four numbers a pixel, in 1/16384. */
  light: Uint16Array;
  /** Light on the wall at a coarse resolution, with its size. */
  wall: { width: number; height: number; light: Float32Array };
};

export const LIGHT_UNIT = 16384;
export const PLACE_UNIT = 65535;
