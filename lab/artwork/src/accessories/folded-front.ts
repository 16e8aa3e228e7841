import type { DemoPicture } from '@gulmohar/demo/catalogue/types.ts';
import { borderWidth, isFestive } from '../drape/garments/dressing.ts';
import { linearColour } from '../drawing/picture.ts';
import type { Fabric } from '../patterns/fabric.ts';
import { clothReader, plainClothReader } from '../solids/materials.ts';
import type { Look } from '../solids/solid.ts';

/** The neck of a folded garment, at the far edge of its upper side; cm. */
export type FoldedFront = {
  shape: NonNullable<DemoPicture['options']['neck']>;
  halfWidth: number;
  drop: number;
  /** Length of the placket below the neck, where the cloth has one. */
  placket: number;
  /** Bound plainly, whatever the cloth's border is. */
  isPlain?: boolean;
};

/** How far the back of the neck lies below the front, and how far a stand collar rises. */
const DEPTH = 0.7;
const COLLAR = { width: 2.6, height: 0.5 };
const PLACKET_HALF = 1.4;
const BUTTONS_APART = 4.4;
const BUTTON_RADIUS = 0.55;
const BUTTON = linearColour('#e6d3a8');

/** The distance from the neck line, negative inside the neck. `down` is measured from the shoulders. */
function fromNeck({ shape, halfWidth, drop }: FoldedFront, x: number, down: number): number {
  const [across, below] = [Math.abs(x) / halfWidth, Math.max(0, down) / drop];
  if (shape === 'v') return (across + below - 1) / Math.hypot(1 / halfWidth, 1 / drop);
  return (Math.hypot(across, below) - 1) * Math.min(halfWidth, drop);
}

/** How far the surface sinks below the folded cloth; negative where a collar stands. */
export function neckDepth(front: FoldedFront, x: number, down: number): number {
  const away = fromNeck(front, x, down);
  const sunk = DEPTH * smooth(-away / 0.7 + 0.5);
  if (front.shape !== 'band') return sunk;
  return sunk - COLLAR.height * smooth(away / 0.4) * smooth((COLLAR.width - away) / 0.5);
}

/** Reads the neck and the placket into a look; returns false where the garment's own cloth shows. */
export function frontReader(
  front: FoldedFront,
  fabric: Fabric,
  pxPerCm: number,
): (x: number, down: number, look: Look) => boolean {
  const inside = clothReader(fabric, fabric.body, pxPerCm);
  const border = clothReader(fabric, fabric.border, pxPerCm);
  const plain = plainClothReader(fabric, fabric.edge, pxPerCm);
  const borderCm = fabric.border.height / fabric.border.pxPerCm;
  const isBand = front.shape === 'band';
  const bordered =
    isFestive(fabric) && !isBand && !front.isPlain ? borderWidth(fabric, 4.2 * (front.halfWidth / 8.6)) : 0;
  const trim = isBand ? COLLAR.width : bordered || 1.4;
  const isButtoned = front.placket > 0 && !(bordered && front.shape === 'round');
  return (x, down, look) => {
    const away = fromNeck(front, x, down);
    if (away < 0) {
      // The inside of the back, with its facing at the top, in the shade of the front.
      if (down < 2.6) plain(x, down, look);
      else inside(x, down, look);
      darken(look, 0.42 + 0.3 * smooth(-away / 3));
      return true;
    }
    if (away < trim) {
      const along = Math.atan2(x, down + 0.01) * front.halfWidth;
      if (bordered) border(along, inTile(borderCm * (1 - away / trim), borderCm), look);
      else plain(along, away, look);
      darken(look, 1 - 0.3 * Math.exp(-(((away - trim) / 0.1) ** 2)));
      return true;
    }
    return isButtoned && placketAt(x, down - front.drop, look);
  };

  function placketAt(x: number, below: number, look: Look): boolean {
    if (below < 0 || below > front.placket || Math.abs(x) > PLACKET_HALF) return false;
    plain(x, below, look);
    const rim = Math.min(PLACKET_HALF - Math.abs(x), front.placket - below);
    darken(look, 1 - 0.35 * Math.exp(-((rim / 0.08) ** 2)) - 0.14 * Math.exp(-(((rim - 0.3) / 0.08) ** 2)));
    const step = below - BUTTONS_APART * (Math.floor(below / BUTTONS_APART) + 0.5);
    const far = Math.hypot(x, step);
    if (far < BUTTON_RADIUS) {
      const lit = 0.82 - 0.3 * ((x + step) / BUTTON_RADIUS) * smooth(far / BUTTON_RADIUS);
      [look.red, look.green, look.blue] = BUTTON.map((value) => value * lit) as [number, number, number];
      look.gloss = 0.4;
    } else darken(look, 1 - 0.4 * Math.exp(-((Math.hypot(x - 0.12, step - 0.14) - BUTTON_RADIUS) / 0.12)));
    return true;
  }
}

function inTile(at: number, height: number): number {
  return Math.min(height - 0.03, Math.max(0.03, at));
}

function darken(look: Look, by: number): void {
  const part = Math.max(0, Math.min(1, by));
  look.red *= part;
  look.green *= part;
  look.blue *= part;
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}
