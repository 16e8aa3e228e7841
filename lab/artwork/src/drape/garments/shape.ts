import type { Fabric } from '../../patterns/fabric.ts';
import type { Cloth } from '../cloth/cloth.ts';
import type { Dress } from '../composite/dress.ts';
import type { Framing } from '../light/studio.ts';
import type { Relief } from '../light/surface.ts';
import type { Part } from '../pattern/piece.ts';

export type ViewName = 'front' | 'turned' | 'back' | 'detail';

/** A garment of one cut: how it is sewn and draped, how it is viewed, and which cloth goes where. */
export type Shape = {
  /** Identifies the shape and names its files. */
  name: string;
  /** The files beside this one that affect its form. */
  code: string[];
  /** @param spacing of the points, cm; the shape's own by default, wider for a quick, rough result */
  drape: (spacing?: number) => Cloth;
  /** Its points are close enough together that the detail needs no finer ones. */
  isFine?: boolean;
  framings: Record<ViewName, Framing>;
  /** The dress form that it hangs on, where one is to be seen. */
  form?: (() => Cloth) | undefined;
  /** The part through which the others are visible if its cloth is sheer. */
  veil?: Part;
  /** Folds from wearing that the simulation does not produce. */
  relief?: Relief;
  dress: (cloths: Cloths) => Dress;
};

/** The code that every garment with sleeves depends on. */
export const upperBodyCode = ['garments/upper-body.ts', 'garments/placement.ts'];

/** Bottoms without a cloth of their own are plain, in the fabric's edge colour. */
export type Cloths = { fabric: Fabric; bottoms: Fabric | undefined; dupatta: Fabric | undefined };

/** Turn to one side, degrees: enough for a pose that differs from the front view. */
const TURN = -27;

/**
 * The views of a garment between two heights, metres.
 * @param close framing of the detail
 */
export function framingsBetween(
  bottom: number,
  top: number,
  close: Framing,
  share = 0.8,
): Record<ViewName, Framing> {
  const front: Framing = { centre: [0, 0, (bottom + top) / 2], height: (top - bottom) / share };
  return { front, turned: { ...front, turn: TURN }, back: { ...front, turn: 180 }, detail: close };
}
