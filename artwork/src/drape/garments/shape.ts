import type { Fabric } from '../../patterns/fabric.ts';
import type { Cloth } from '../cloth/cloth.ts';
import type { Dress } from '../composite/dress.ts';
import type { Framing } from '../light/studio.ts';
import type { Relief } from '../light/surface.ts';
import type { Part } from '../pattern/piece.ts';

export type ViewName = 'front' | 'turned' | 'back' | 'detail';

/** A garment of one cut: how it is sewn and draped, how it is looked at, and which cloth goes where. */
export type Shape = {
  /** Tells it from every other shape; names its files. */
  name: string;
  /** Files beside this one that its form depends on. */
  code: string[];
  /** @param spacing of the points, cm; the shape's own without it, wider for a quick and rough one */
  drape: (spacing?: number) => Cloth;
  /** Its points lie so close that the detail needs no more of them. */
  isFine?: boolean;
  framings: Record<ViewName, Framing>;
  /** The part through which the others are seen when its cloth is sheer. */
  veil?: Part;
  /** Folds of wearing that draping leaves out. */
  relief?: Relief;
  dress: (cloths: Cloths) => Dress;
};

/** What every garment with sleeves depends on. */
export const upperBodyCode = ['garments/upper-body.ts', 'garments/placement.ts'];

/** Bottoms without a cloth of their own are plain, in the fabric's edge colour. */
export type Cloths = { fabric: Fabric; bottoms: Fabric | undefined; dupatta: Fabric | undefined };

/** A little to one side, degrees: enough to be another pose beside the front view. */
const TURN = -27;

/** The views of a garment between two heights, metres. @param close what the detail shows */
export function framingsBetween(
  bottom: number,
  top: number,
  close: Framing,
  share = 0.8,
): Record<ViewName, Framing> {
  const front: Framing = { centre: [0, 0, (bottom + top) / 2], height: (top - bottom) / share };
  return { front, turned: { ...front, turn: TURN }, back: { ...front, turn: 180 }, detail: close };
}
