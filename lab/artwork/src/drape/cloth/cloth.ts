/**
 * A sewn garment. The simulation moves its points; the sheet is the cloth before sewing, in which a point on
 * a seam has one place in each of two pieces.
 */
export type Cloth = {
  /** Three numbers for each point, metres. */
  position: Float64Array;
  /** 1 for points that never move. */
  pinned: Uint8Array;
  /** Points held between two others, where cloth is gathered. */
  ties: { point: number; from: number; to: number; part: number }[];
  /** The point that each place of the sheet belongs to. */
  sheetPoint: Int32Array;
  /** Positions on the table, where the pieces of a group lie side by side, cm, two numbers each. */
  flat: Float64Array;
  group: Int32Array;
  /** Positions in the cloth, cm, two numbers each. */
  uv: Float32Array;
  /** For each edge name: the distance from that edge and the position along it, cm. */
  edges: Float32Array;
  /** Three sheet places each. */
  triangles: Uint32Array;
  /** The part that each triangle belongs to. */
  part: Uint8Array;
};
