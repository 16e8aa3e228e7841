import type { Tile } from './tile.ts';

/** A cloth for pictures: tiles at true scale, and how its surface reflects light. */
export type Fabric = {
  /** The field; repeats both ways. Its y runs down the length of the cloth. */
  body: Tile;
  /** Repeats along x only; its lower edge is the outer edge of the garment, its height the width of the border. */
  border: Tile;
  /** The end piece of a saree or dupatta; repeats along x only, its lower edge is the end of the cloth. */
  pallu?: Tile;
  /** The colour of the plain cloth of facings, piping and matching trousers, '#rrggbb'. */
  edge: string;
  surface: Surface;
};

export type Surface = {
  /** Strength of the soft highlight: 0 is matt cotton, 0.1 polished cotton, 1 mulberry silk. */
  sheen: number;
  /** How much one layer lets through of what is behind it, 0..1. */
  sheer: number;
  /** Yarns to the centimetre, for the weave visible in close-ups. */
  yarnsPerCm: number;
  /** How uneven the yarns are: 0 is mill-spun, 1 is khadi. */
  slub: number;
};
