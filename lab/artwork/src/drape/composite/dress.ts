import type { Fabric } from '../../patterns/fabric.ts';
import type { Tile } from '../../patterns/tile.ts';
import type { EdgeName, Part } from '../pattern/piece.ts';

/** A strip along an edge of the garment, in cm from that edge. */
export type Band = {
  edge: EdgeName;
  from: number;
  width: number;
  /** Its lower edge is nearest to the garment's edge; scaled to the width. */
  cloth: Tile | string;
  inside?: boolean;
};

/** A buttoned strip down the front, in cm of the front's cloth. */
export type Placket = {
  top: number;
  bottom: number;
  halfWidth: number;
  colour: string;
  buttons: number;
  button: string;
};

/** A line of stitches along an edge; distance in cm. */
type Stitching = { edge: EdgeName; at: number; colour?: string };

/** The material of one part of a garment. */
export type Layer = {
  fabric: Fabric;
  /** Plain cloth of this colour instead of the fabric's field, '#rrggbb'. */
  plain?: string | undefined;
  bands: Band[];
  stitching: Stitching[];
  placket?: Placket;
  /** 1 is true to size. */
  scale?: number;
  /** How crumpled the cloth is: 0 is steamed, 1 is after a morning's wear. */
  crumple?: number;
};

/** The cloth of every part. */
export type Dress = Partial<Record<Part, Layer>>;
