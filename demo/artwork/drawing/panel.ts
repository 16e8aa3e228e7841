import type { Fabric } from '../patterns/fabric.ts';
import type { Tile } from '../patterns/tile.ts';
import type { Fold } from './folds.ts';
import type { Point } from './geometry.ts';
import type { Pleats } from './pleats.ts';

/** Where a place of the scene lies on the flat cloth, cm. */
export type Grain = (x: number, y: number) => readonly [u: number, v: number];

/** A border, facing or ribbon sewn along a line of the panel. */
export type Trim = {
  /** The outer edge of the trim; it reaches `width` units to the left of the line's direction (right if negative). */
  line: Point[];
  width: number;
  tile?: Tile;
  /** A plain strip in this colour when there is no tile. */
  colour?: string;
  /** The seam towards the field shows as a fine shadow. */
  sewn?: boolean;
};

export type CastShadow = { dx: number; dy: number; blur: number; strength: number };

/** One flat piece of a garment, in scene units. */
export type Panel = {
  outline: Point[];
  fabric: Fabric;
  /** Plain cloth of this colour instead of the fabric's field. */
  plain?: string;
  grain: Grain;
  /** Scene units to a centimetre of cloth. */
  unitsPerCm: number;
  trims?: Trim[];
  folds?: Fold[];
  pleats?: Pleats;
  /** How far from the outline the cloth turns away, units. */
  roll?: number;
  /** Less than 1 lies in shade: the inside of a neck. */
  dim?: number;
  shadows?: CastShadow[];
  seed: number;
};
