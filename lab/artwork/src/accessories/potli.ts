import { smoothNoise } from '../drawing/noise.ts';
import { linearColour } from '../drawing/picture.ts';
import type { Fabric } from '../patterns/fabric.ts';
import { clothReader, paint, paintGold, plainClothReader } from '../solids/materials.ts';
import { ball, capsule, profile, smoothUnion, torus } from '../solids/shapes.ts';
import type { Solid } from '../solids/solid.ts';

/** The bag's outline: height and radius, cm. */
const outline = profile([
  [0, 6],
  [0.6, 7.3],
  [2.2, 8.3],
  [4.6, 8.5],
  [7.6, 7.6],
  [10.4, 5.7],
  [12.6, 3.7],
  [14.1, 2.7],
  [15.2, 3.2],
  [16.8, 4.3],
  [18.6, 4.9],
]);
const NECK = 14.1;
const TOP = 18.6;

/** A gathered drawstring bag with cord, gold beads and tassels. */
export function potli(fabric: Fabric, pxPerCm: number, seed: number): Solid[] {
  return [
    bag(fabric, pxPerCm, seed),
    cord(fabric),
    ...[-1, 1].map((side) => hangingTassel(fabric, side)),
    handle(fabric),
  ];
}

function bag(fabric: Fabric, pxPerCm: number, seed: number): Solid {
  const body = clothReader(fabric, fabric.body, pxPerCm);
  const border = clothReader(fabric, fabric.border, pxPerCm);
  const lining = plainClothReader(fabric, fabric.edge, pxPerCm);
  const borderCm = fabric.border.height / fabric.border.pxPerCm;
  const gather = (angle: number, z: number) => {
    const strength =
      z > NECK
        ? 0.16 + 0.42 * ((z - NECK) / (TOP - NECK))
        : 0.07 + 0.5 * Math.max(0, (z - 1.5) / (NECK - 1.5)) ** 1.25;
    // The folds wander and fade at different heights, as in soft cloth.
    const uneven = (smoothNoise(angle * 3.2 + 20, z * 0.11, seed) - 0.5) * 3;
    const fade = 0.55 + 0.9 * smoothNoise(angle * 2.4 + 3, z * 0.13 + 7, seed + 4);
    return (
      strength * (Math.cos(angle * 13 + uneven * 2) * 0.68 * fade + Math.cos(angle * 22 + uneven * 3) * 0.32)
    );
  };
  const soft = (x: number, y: number, z: number) =>
    (smoothNoise(x * 0.2 + 9, y * 0.2 + z * 0.17, seed + 2) - 0.5) * 1.5;
  return {
    bound: [0, 0, 9, 13],
    distance: (x, y, z) => {
      const r = Math.sqrt(x * x + y * y);
      const near = outline(z);
      const angle = Math.atan2(x, y);
      const surface = r - near - gather(angle, z) - soft(x, y, z);
      const rim = z - TOP - Math.cos(angle * 17) * 0.25;
      // Above the neck only the cloth itself is solid; below, the whole bag is.
      const shape = z > NECK - 0.4 ? Math.max(Math.abs(surface) - 0.1, rim) : surface;
      return Math.max(shape, -z) * 0.55;
    },
    material: (x, y, z, look) => {
      const r = Math.sqrt(x * x + y * y);
      const angle = Math.atan2(x, y);
      const fromTop = TOP - z;
      if (z > NECK && r < outline(z) + gather(angle, z) + soft(x, y, z)) return lining(angle * 6, z, look);
      const u = angle * 8.5;
      if (fromTop < borderCm * 0.8)
        return border(u, Math.max(0.03, Math.min(borderCm - 0.03, borderCm - fromTop / 0.8)), look);
      body(u, -z * 1.05, look);
    },
  };
}

/** The drawstring around the neck. */
function cord(fabric: Fabric): Solid {
  const colour = linearColour(fabric.edge);
  return {
    bound: [0, 0, NECK, 3.8],
    distance: (x, y, z) => {
      const angle = Math.atan2(y, x);
      const twist = 0.045 * Math.cos(angle * 40 + Math.atan2(z - NECK, Math.hypot(x, y) - 2.95) * 2);
      return (
        (torus(x, y, z - NECK + 0.22, 3.02, 0.2 + twist) < 0
          ? -0.01
          : Math.min(
              torus(x, y, z - NECK + 0.22, 3.02, 0.22 + twist),
              torus(x, y, z - NECK - 0.22, 3.02, 0.22 + twist),
            )) * 0.8
      );
    },
    material: (x, y, z, look) => {
      const angle = Math.atan2(y, x);
      const strand = Math.cos(angle * 40 + Math.atan2(z - NECK, Math.hypot(x, y) - 2.95) * 2) > 0.2;
      if (strand) return paintGold(look, 0.5);
      paint(look, colour);
      look.gloss = 0.4;
    },
  };
}

/** A string with gold beads and a silk tassel at its end, hanging against the bag. */
function hangingTassel(fabric: Fabric, side: number): Solid {
  const silk = linearColour(fabric.edge);
  const from = [side * 0.9, -3.1, NECK] as const;
  const mid = [side * 2.6, -6.6, 10.4] as const;
  const end = [side * 3.3, -8.9, 6.6] as const;
  const tip = [side * 3.5, -9.35, 2.7] as const;
  return {
    bound: [side * 2.4, -6.4, 8.6, 7.6],
    distance: (x, y, z) => {
      const string = smoothUnion(capsule(x, y, z, from, mid, 0.14), capsule(x, y, z, mid, end, 0.14), 0.5);
      const bead = ball(x - end[0], y - end[1], z - end[2], 0.62);
      const small = Math.min(
        ball(x - end[0], y - end[1], z - end[2] - 0.8, 0.32),
        ball(x - mid[0], y - mid[1], z - mid[2], 0.34),
      );
      const t = Math.min(1, Math.max(0, (end[2] - z) / (end[2] - tip[2])));
      const [cx, cy] = [end[0] + (tip[0] - end[0]) * t, end[1] + (tip[1] - end[1]) * t];
      const angle = Math.atan2(x - cx, y - cy);
      const skirt = Math.max(
        Math.hypot(x - cx, y - cy) - (0.42 + 0.62 * Math.sqrt(t)) - 0.05 * Math.cos(angle * 22),
        z - end[2] + 0.35,
        tip[2] - z,
      );
      const collar = torus(x - end[0], y - end[1], z - end[2] + 0.85, 0.62, 0.12);
      return Math.min(string, bead, small, collar, skirt * 0.75);
    },
    material: (x, y, z, look) => {
      const isBead =
        ball(x - end[0], y - end[1], z - end[2], 0.66) < 0 ||
        ball(x - end[0], y - end[1], z - end[2] - 0.8, 0.36) < 0 ||
        ball(x - mid[0], y - mid[1], z - mid[2], 0.38) < 0;
      const isCollar = Math.abs(z - end[2] + 0.85) < 0.14;
      if (isBead || isCollar) return paintGold(look, 0.15);
      paint(look, silk);
      look.gloss = 0.5;
      look.rough = 0.6;
    },
  };
}

/** The carrying cord: a loop from one side of the neck to the other, which sags to the right. */
function handle(fabric: Fabric): Solid {
  const colour = linearColour(fabric.edge);
  const centre = 19.4;
  const sag = (z: number) => 1.5 * Math.max(0, (z - NECK) / 12) ** 2;
  return {
    bound: [0.7, 0, centre, 7.8],
    distance: (sagged, y, z) => {
      const x = sagged - sag(z);
      const q = Math.hypot(x / 0.66, z - centre);
      const ring = Math.hypot((q - 6.4) * 0.7, y + 0.3 * Math.sin(z));
      return Math.max(ring - 0.2 - 0.03 * Math.cos(Math.atan2(x, z - centre) * 60), NECK - 0.4 - z) * 0.75;
    },
    material: (x, _y, z, look) => {
      if (Math.cos(Math.atan2(x - sag(z), z - centre) * 60) > 0.3) return paintGold(look, 0.5);
      paint(look, colour);
      look.gloss = 0.4;
    },
  };
}
