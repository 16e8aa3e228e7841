import { linearColour } from '../drawing/picture.ts';
import type { Fabric } from '../patterns/fabric.ts';
import { clothReader, paint, paintGold, plainClothReader } from '../solids/materials.ts';
import { profile } from '../solids/shapes.ts';
import type { Solid } from '../solids/solid.ts';

export type Shoe = { x: number; y: number; turn: number; left: boolean };

const LENGTH = 25;
/** Half width of the foot, its height, and the line of the opening, along its length in cm from the heel. */
const widthAt = profile([
  [0, 0.2],
  [0.25, 1.2],
  [0.9, 2.2],
  [2.5, 2.9],
  [6, 3.0],
  [10, 2.95],
  [15, 3.7],
  [18, 4.0],
  [21, 3.4],
  [23.6, 1.9],
  [25, 0.5],
]);
const heightAt = profile([
  [0, 4.6],
  [3, 4.6],
  [9, 4.2],
  [13, 4.4],
  [16, 3.9],
  [20, 2.9],
  [23, 1.9],
  [25, 1.0],
]);
const rimAt = profile([
  [0, 4.7],
  [2, 3.6],
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

  const skin = (at: number, across: number, z: number) => {
    const off = Math.abs(across - bend(at));
    const up = Math.max(0, z - curl(at));
    const round = ((off / Math.max(0.25, widthAt(at))) ** 2.5 + (up / heightAt(at)) ** 2.3) ** (1 / 2.4);
    // Along the line to the middle of the foot this is the true distance.
    return round < 0.05 ? -0.25 : Math.hypot(off, up) * (1 - 1 / round);
  };
  const upperDistance = (x: number, y: number, z: number) => {
    const at = s(x, y);
    const across = c(x, y);
    const ends = Math.max(-at, at - LENGTH);
    const d = skin(Math.min(LENGTH, Math.max(0, at)), across, z);
    const cut = z - rimAt(at);
    // The heel counter is solid: the foot begins half a centimetre in.
    const shell = Math.max((at < 0.5 ? d : Math.abs(d)) - 0.13, cut * 0.8, ends, curl(at) - z);
    // The heel rounds off within a centimetre: rays must not step over it.
    const careful = 0.6 - 0.38 * Math.min(1, Math.max(0, 3 - at) / 2);
    return shell < 1 ? shell * careful : careful + (shell - 1) * 0.6;
  };
  const pipingDistance = (x: number, y: number, z: number) => {
    const at = s(x, y);
    const along = Math.min(14.2, Math.max(0, at));
    return (Math.hypot(skin(along, c(x, y), z), (z - rimAt(along)) * 0.75, at - along) - 0.16) * 0.55;
  };
  const soleDistance = (x: number, y: number, z: number) => {
    const at = s(x, y);
    const across = c(x, y) - bend(Math.min(LENGTH, Math.max(0, at)));
    const w = widthAt(at) + 0.12;
    const flat = Math.max(Math.abs(across) - w, Math.max(-at - 0.1, at - LENGTH - 0.1));
    const lift = curl(at);
    return Math.max(flat * 0.75, Math.abs(z - lift - 0.22) - 0.22) - 0.08;
  };
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
        const across = c(x, y);
        if (at > 0.5 && skin(at, across, z) < -0.02) {
          paint(look, lining);
          look.gloss = 0.1;
          return;
        }
        const fromSole = z - curl(at) - 0.5;
        if (fromSole < 0.9)
          return border(at, Math.min(borderCm - 0.05, borderCm - (fromSole / 0.9) * borderCm * 0.55), look);
        const off = across - bend(at);
        const vamp = rosette(at, off);
        if (vamp === 'gold') {
          paintGold(look, 0.6);
          look.relief = 0.06;
          return;
        }
        if (vamp === 'ground') {
          plain(off, at, look);
          return;
        }
        if (at < 1.1) {
          cloth(off * 1.5, z * 1.5, look);
          return;
        }
        // The work is stitched on a curved last: lay it around the foot.
        const wrap = Math.atan2(off, z + 0.6) * 3.4;
        cloth(wrap * 1.5 + (shoe.left ? 4.3 : 0), -at * 1.5, look);
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
