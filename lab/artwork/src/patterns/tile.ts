/** A pattern tile that repeats seamlessly in its repeat directions. */
export type Tile = {
  width: number;
  height: number;
  pxPerCm: number;
  /** RGB, three bytes a pixel. */
  color: Uint8Array;
  /** 255 where the surface is metal. */
  zari: Uint8Array;
  /** Height of the surface; 128 is the cloth. */
  relief: Uint8Array;
};
