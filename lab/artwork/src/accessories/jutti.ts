import { linearColour } from '../drawing/picture.ts';
import type { Fabric } from '../patterns/fabric.ts';
import { clothReader, paint, paintGold, plainClothReader } from '../solids/materials.ts';
import { profile } from '../solids/shapes.ts';
import type { Solid } from '../solids/solid.ts';

export type Shoe = { x: number; y: number; turn: number; left: boolean };

const LENGTH = 25;
/**
 * Heel and toe are halves of solids of revolution around these positions, as wide as the foot is there; cm.
 */
const HEEL = 2.9;
const TOE = 24.3;
const HEEL_RADIUS = 2.9;
/** The foot's half width, its height and the line of the opening, each by distance from the heel in cm. */
const widthAt = profile([
  [HEEL, HEEL_RADIUS],
  [6, 2.95],
  [10, 3.0],
  [15, 3.65],
  [18, 3.9],
  [21, 3.3],
  [23, 2.05],
  [TOE, 0.85],
]);
const heightAt = profile([
  [HEEL, 6.8],
  [7, 5.6],
  [11, 4.8],
  [13.5, 4.45],
  [16, 3.9],
  [20, 2.9],
  [23, 1.9],
  [TOE, 1.2],
]);
const rimAt = profile([
  [0, 4.6],
  [1.6, 4.2],
  [4, 3.1],
  [7, 2.6],
  [11, 2.9],
  [13.4, 4.3],
  [14.6, 6.5],
]);

/** A flat shoe of cloth on leather: embroidered upper, piped opening, curled toe. */
export function jutti(fabric: Fabric, shoe: Shoe, pxPerCm: number): Solid[] {
  const cos = Math.cos((shoe.turn * Math.PI) / 180);
  const sin = Math.sin((shoe.turn * Math.PI) / 180);
  const flip = shoe.left ? -1 : 1;
  // s runs from heel to toe, c across.
  const s = (x: number, y: number) => (y - shoe.y) * cos - (x - shoe.x) * sin + LENGTH / 2;
  const c = (x: number, y: number) => ((x - shoe.x) * cos + (y - shoe.y) * sin) * flip;
  const bound = [shoe.x, shoe.y, 2, 14] as const;
  const bend = (at: number) =>
    0.55 * Math.sin((at / LENGTH) * Math.PI * 0.9) - (at > 17 ? (at - 17) ** 2 * 0.016 : 0);
  const curl = (at: number) => (at > 19 ? (at - 19) ** 2 * 0.045 : 0);

  /** Distance from the foot's centre line, or from the centre of heel or toe, and the half width there. */
  const plan = (at: number, across: number) => {
    const along = Math.min(TOE, Math.max(HEEL, at));
    const side = across - bend(along);
    return { along, side, off: Math.hypot(side, at - along), half: widthAt(along) };
  };
  const skin = (at: number, across: number, z: number) => {
    const { along, off, half } = plan(at, across);
    const up = Math.max(0, z - curl(at));
    const round = ((off / half) ** 2.6 + (up / heightAt(along)) ** 2.6) ** (1 / 2.6);
    // Towards the foot's centre line this is the true distance.
    return round < 0.05 ? -0.25 : Math.hypot(off, up) * (1 - 1 / round);
  };
  const upperDistance = (x: number, y: number, z: number) => {
    const at = s(x, y);
    const shell = Math.abs(skin(at, c(x, y), z)) - 0.13;
    return Math.max(shell, (z - rimAt(at)) * 0.8, curl(at) - z) * 0.6;
  };
  const pipingDistance = (x: number, y: number, z: number) => {
    const at = s(x, y);
    const along = Math.min(14.2, at);
    return (Math.hypot(skin(along, c(x, y), z), (z - rimAt(along)) * 0.75, at - along) - 0.16) * 0.55;
  };
  const soleDistance = (x: number, y: number, z: number) => {
    const at = s(x, y);
    const { off, half } = plan(at, c(x, y));
    return Math.max((off - half - 0.12) * 0.75, Math.abs(z - curl(at) - 0.22) - 0.22) - 0.08;
  };
  /** Distance around the foot from the middle of the heel, cm. */
  const around = (at: number, { along, side }: ReturnType<typeof plan>) =>
    at > HEEL
      ? along - HEEL + (HEEL_RADIUS * Math.PI) / 2
      : HEEL_RADIUS * Math.atan2(Math.abs(side), HEEL - at);
  const cloth = clothReader(fabric, fabric.body, pxPerCm);
  const border = clothReader(fabric, fabric.border, pxPerCm);
  const borderCm = fabric.border.height / fabric.border.pxPerCm;
  const plain = plainClothReader(fabric, fabric.edge, pxPerCm);
  const lining = linearColour('#d9b98c');
  const leather = linearColour('#8a5a34');
  return [
    {
      bound,
      distance: upperDistance,
      material: (x, y, z, look) => {
        const at = s(x, y);
        const place = plan(at, c(x, y));
        if (skin(at, c(x, y), z) < -0.02) {
          paint(look, lining);
          look.gloss = 0.1;
          return;
        }
        const fromSole = z - curl(at) - 0.5;
        const way = around(at, place);
        if (fromSole < 0.9)
          return border(way, Math.min(borderCm - 0.05, borderCm - (fromSole / 0.9) * borderCm * 0.55), look);
        if (way < 0.2) {
          // A braid covers the seam at the heel.
          paintGold(look, 0.55);
          look.relief = 0.05 * Math.abs(Math.sin(z * 9));
          return;
        }
        const vamp = rosette(at, place.side);
        if (vamp === 'gold') {
          paintGold(look, 0.6);
          look.relief = 0.06;
          return;
        }
        if (vamp === 'ground') {
          plain(place.side, at, look);
          return;
        }
        // The embroidery is stitched on a curved last, so it is wrapped around the foot.
        const wrap = Math.atan2(Math.sign(place.side) * place.off, z + 0.6) * 3.4;
        cloth(wrap * 1.5 + (shoe.left ? 4.3 : 0), -way * 1.5, look);
      },
    },
    { bound, distance: pipingDistance, material: (_x, _y, _z, look) => paintGold(look, 0.45) },
    {
      bound,
      distance: soleDistance,
      material: (x, y, z, look) => {
        paint(look, z > 0.42 + curl(s(x, y)) ? lining : leather);
        look.gloss = 0.25;
      },
    },
  ];
}

/** The medallion on the vamp: a flower, a ring and beads couched in gold on plain cloth. */
function rosette(at: number, off: number): 'gold' | 'ground' | undefined {
  const [dx, dy] = [at - 17.3, off];
  const r = Math.hypot(dx, dy);
  if (r > 2.35) return undefined;
  const angle = Math.atan2(dy, dx);
  const petal = Math.abs(Math.cos(angle * 4));
  const isFlower = r < 0.36 || (r > 0.5 && r < 0.5 + 0.95 * petal ** 0.7);
  const isRing = Math.abs(r - 1.72) < 0.09 || Math.abs(r - 2.27) < 0.07;
  const isBead = Math.abs(r - 2) < 0.13 && Math.cos(angle * 18) > 0.15;
  return isFlower || isRing || isBead ? 'gold' : 'ground';
}
