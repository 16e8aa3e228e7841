/**
 * A sewn garment. Its points are moved by the simulation; the sheet is the cloth before it was sewn, so that a point on
 * a seam has a place in two pieces.
 */
export type Cloth = {
  /** Three numbers a point, metres. */
  position: Float64Array;
  /** 1 where a point never moves. */
  pinned: Uint8Array;
  /** Points held at a place between two others, where cloth is gathered. */
  ties: { point: number; from: number; to: number; part: number }[];
  /** The point of each place of the sheet. */
  sheetPoint: Int32Array;
  /** Places on the table where pieces of a group lie side by side, cm, two numbers each. */
  flat: Float64Array;
  group: Int32Array;
  /** Places in the cloth, cm, two numbers each. */
  uv: Float32Array;
  /** For each edge name: the distance from that edge and the place along it, cm. */
  edges: Float32Array;
  /** Three places of the sheet each. */
  triangles: Uint32Array;
  /** What each triangle is a part of. */
  part: Uint8Array;
};
