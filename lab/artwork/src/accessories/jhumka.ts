import { linearColour } from '../drawing/picture.ts';
import { paint, paintGold } from '../solids/materials.ts';
import { ball, capsule, profile, smoothUnion, torus } from '../solids/shapes.ts';
import type { Solid } from '../solids/solid.ts';

export type JhumkaColours = { enamel: string; stone: string };

/** Half the distance between the two earrings, cm. */
const APART = 2.15;
/** The bell's outline: height below its top, radius. */
const bell = profile([
  [-0.02, 0.1],
  [0.1, 0.42],
  [0.35, 0.86],
  [0.75, 1.26],
  [1.2, 1.5],
  [1.55, 1.6],
  [1.78, 1.68],
]);
const TOP = 2.6;

/** A pair of bell earrings hanging in front of a wall. */
export function jhumkas({ enamel, stone }: JhumkaColours): Solid[] {
  return [-1, 1].flatMap((side) => [
    stud(side * APART, enamel, stone),
    link(side * APART),
    dome(side * APART, enamel, stone),
    pearls(side * APART),
    drop(side * APART, stone),
  ]);
}

/** The flower-shaped stud: enamel petals around a stone, and a ring of pearls. */
function stud(ox: number, enamel: string, stone: string): Solid {
  const [petalColour, stoneColour] = [linearColour(enamel), linearColour(stone)];
  const z0 = 4.25;
  return {
    bound: [ox, 0, z0, 1.5],
    distance: (x, y, z) => {
      const [px, pz] = [x - ox, z - z0];
      const r = Math.hypot(px, pz);
      const angle = Math.atan2(px, pz);
      const plate = Math.max(Math.abs(y + 0.1) - 0.12, r - 1.0 - 0.07 * Math.cos(angle * 8)) - 0.03;
      const petal = repeat(angle, 8);
      const leaf =
        Math.hypot((r * Math.cos(petal) - 0.62) / 1.5, (r * Math.sin(petal)) / 0.95, (y + 0.22) / 0.9) - 0.17;
      const seed = repeat(angle + Math.PI / 22, 22);
      const bead = ball(r * Math.cos(seed) - 1.1, y + 0.14, r * Math.sin(seed), 0.115);
      return Math.min(plate, leaf, ball(px, (y + 0.18) * 1.2, pz, 0.32), bead) * 0.85;
    },
    material: (x, y, z, look) => {
      const [px, pz] = [x - ox, z - z0];
      const r = Math.hypot(px, pz);
      const petal = repeat(Math.atan2(px, pz), 8);
      const leaf = Math.hypot((r * Math.cos(petal) - 0.62) / 1.5, (r * Math.sin(petal)) / 0.95);
      if (r < 0.29) return gem(look, stoneColour);
      if (r > 0.98) return pearl(look);
      if (leaf < 0.12 && y < -0.24) return gem(look, petalColour);
      paintGold(look, 0.22);
    },
  };
}

function link(ox: number): Solid {
  return {
    bound: [ox, 0, 2.95, 0.7],
    distance: (x, y, z) => {
      const px = x - ox;
      return Math.min(
        torus(px, z - 3.05, y + 0.1, 0.16, 0.045),
        ball(px, y + 0.1, z - 2.74, 0.16),
        torus(px, y + 0.1, z - 2.6, 0.14, 0.06),
      );
    },
    material: (_x, _y, _z, look) => paintGold(look, 0.15),
  };
}

/** The bell: fluted gold with a band of enamel and a band of stones. */
function dome(ox: number, enamel: string, stone: string): Solid {
  const [band, gemColour] = [linearColour(enamel), linearColour(stone)];
  return {
    bound: [ox, -0.1, TOP - 0.9, 2.05],
    distance: (x, y, z) => {
      const [px, py, down] = [x - ox, y + 0.1, TOP - z];
      const r = Math.sqrt(px * px + py * py);
      const angle = Math.atan2(px, py);
      const flute = down < 1.02 ? 0.045 * Math.abs(Math.cos(angle * 10)) * smoothBand(down, 0.15, 1.02) : 0;
      const wall = Math.abs(r - bell(down) - flute) - 0.04;
      const shell = Math.max(wall, -down - 0.02, down - 1.78) * 0.62;
      const rings = Math.min(
        ringAt(r, down, 1.04, 1.46),
        ringAt(r, down, 1.42, 1.595),
        ringAt(r, down, 1.78, 1.69),
        ringAt(r, down, 0.12, 0.46),
      );
      const seed = repeat(angle, 26);
      const bead = ball(r * Math.cos(seed) - 1.545, r * Math.sin(seed), down - 1.23, 0.125);
      return Math.min(smoothUnion(shell, rings, 0.03), bead * 0.85);
    },
    material: (x, y, z, look) => {
      const [px, py, down] = [x - ox, y + 0.1, TOP - z];
      const r = Math.hypot(px, py);
      const angle = Math.atan2(px, py);
      const seed = repeat(angle, 26);
      if (ball(r * Math.cos(seed) - 1.545, r * Math.sin(seed), down - 1.23, 0.125) < 0.02)
        return gem(look, gemColour);
      if (down > 1.49 && down < 1.72) {
        const leaf = Math.abs(Math.sin(angle * 13)) * 0.11;
        if (Math.abs(down - 1.6) < 0.03 + leaf) return gem(look, band);
      }
      const petal = Math.abs(Math.cos(angle * 10));
      if (
        down > 0.42 &&
        down < 0.92 &&
        petal > 0.8 &&
        Math.abs(down - 0.67) < 0.24 * ((petal - 0.8) / 0.2) ** 0.5
      )
        return gem(look, band);
      paintGold(look, 0.24);
    },
  };
}

function ringAt(r: number, down: number, at: number, radius: number): number {
  return Math.hypot(r - radius, down - at) - 0.055;
}

/** Pearls on wires around the rim. */
function pearls(ox: number): Solid {
  const count = 24;
  return {
    bound: [ox, -0.1, TOP - 2.05, 2.1],
    distance: (x, y, z) => {
      const [px, py, down] = [x - ox, y + 0.1, TOP - z];
      const r = Math.sqrt(px * px + py * py);
      const angle = repeat(Math.atan2(px, py), count);
      const [a, b] = [r * Math.cos(angle) - 1.66, r * Math.sin(angle)];
      return (
        Math.min(ball(a, b, down - 2.1, 0.175), ball(a, b, down - 1.9, 0.07), ball(a, b, down - 2.3, 0.05)) *
        0.9
      );
    },
    material: (_x, _y, z, look) => {
      const down = TOP - z;
      if (down < 1.93 || down > 2.27) return paintGold(look, 0.2);
      pearl(look);
    },
  };
}

/** The drop that hangs in the middle of the bell. */
function drop(ox: number, stone: string): Solid {
  const colour = linearColour(stone);
  return {
    bound: [ox, -0.1, TOP - 2.2, 0.9],
    distance: (x, y, z) => {
      const [px, py, down] = [x - ox, y + 0.1, TOP - z];
      return Math.min(
        capsule(px, py, down, [0, 0, 1], [0, 0, 2.3], 0.05),
        ball(px, py, (down - 2.55) * 0.8, 0.24),
      );
    },
    material: (_x, _y, z, look) => (TOP - z > 2.34 ? gem(look, colour) : paintGold(look, 0.2)),
  };
}

function gem(look: Parameters<Solid['material']>[3], colour: readonly [number, number, number]): void {
  paint(look, colour);
  look.gloss = 1.6;
  look.rough = 0.08;
}

function pearl(look: Parameters<Solid['material']>[3]): void {
  paint(look, [0.86, 0.8, 0.72]);
  look.gloss = 1;
  look.rough = 0.35;
}

function smoothBand(value: number, from: number, to: number): number {
  return Math.sin(Math.min(1, Math.max(0, (value - from) / (to - from))) * Math.PI);
}

/** Folds an angle into one of `count` equal sectors, measured from the sector's middle. */
function repeat(angle: number, count: number): number {
  const sector = (2 * Math.PI) / count;
  return angle - Math.round(angle / sector) * sector;
}
