import { linearColour } from '../drawing/picture.ts';
import { mixHex } from '../patterns/colour.ts';
import { hash } from '../patterns/random.ts';
import { paint, paintGold } from '../solids/materials.ts';
import { torus } from '../solids/shapes.ts';
import type { Solid } from '../solids/solid.ts';

export type BangleColours = { lac: string; accent: string; pale: string };

/** A stack of lac and gold bangles with one leaning on it. Radii in cm. */
export function bangles({ lac, accent, pale }: BangleColours, seed: number): Solid[] {
  const colours = [lac, accent, lac, pale, lac, mixHex(lac, '#14060a', 0.35)];
  const stack: Solid[] = [];
  let z = 0;
  for (let i = 0; i < 12; i++) {
    const isGold = i % 3 === 1;
    const tube = isGold ? 0.17 : 0.34;
    z += tube;
    const dx = (hash(seed, i) - 0.5) * 0.36;
    const dy = (hash(seed + 1, i) - 0.5) * 0.36;
    stack.push(
      isGold
        ? twisted(dx, dy, z, tube)
        : lacBangle({
            x: dx,
            y: dy,
            z,
            tube,
            turn: i * 0.7,
            colour: colours[((i / 2) % colours.length) | 0] ?? lac,
          }),
    );
    z += tube * 0.98;
  }
  return [...stack, ...leaning({ lac, accent, pale })];
}

/** Two bangles that lean against the stack, seen almost face on. */
function leaning({ accent, lac }: BangleColours): Solid[] {
  const lean = 0.42;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  return [
    { dy: -4.35, solid: lacBangle({ x: 0, y: 0, z: 0, tube: 0.36, turn: 0.4, colour: accent }) },
    { dy: -5.15, solid: lacBangle({ x: 0, y: 0, z: 0, tube: 0.3, turn: 1.1, colour: lac }) },
  ].map(({ dy, solid }, i) => {
    // The ring's own axis (z) is turned to point forward and up.
    const local = (x: number, y: number, z: number) => {
      const py = y - dy;
      const pz = z - 3.62 * cos - 0.34;
      return [x - 2.3 + i * 1.2, pz * cos + py * sin, py * cos - pz * sin] as const;
    };
    return {
      bound: [2.3 - i * 1.2, dy, 3.62 * cos + 0.34, 4.2],
      distance: (x, y, z) => solid.distance(...local(x, y, z)),
      material: (x, y, z, look) => solid.material(...local(x, y, z), look),
    };
  });
}

const RADIUS = 3.25;

type Lac = { x: number; y: number; z: number; tube: number; turn: number; colour: string };

/** Lac set with mirrors and gold dots. */
function lacBangle({ x: ox, y: oy, z: oz, tube, turn, colour }: Lac): Solid {
  const lac = linearColour(colour);
  const count = 22;
  return {
    bound: [ox, oy, oz, RADIUS + tube + 0.1],
    distance: (x, y, z) => torus(x - ox, y - oy, z - oz, RADIUS, tube),
    material: (x, y, z, look) => {
      const [px, py, pz] = [x - ox, y - oy, z - oz];
      const around = ((Math.atan2(py, px) / (2 * Math.PI)) * count + turn + 100) % 1;
      const s = ((around - 0.5) * 2 * Math.PI * RADIUS) / count;
      const outward = Math.hypot(px, py) - RADIUS;
      const tubeAngle = Math.atan2(pz, outward) * tube;
      const stone = Math.hypot(s, tubeAngle - 0.1) / tube;
      const dot = Math.hypot((Math.abs(s) - 0.46) * 1.15, Math.abs(tubeAngle - 0.1) - 0.16) / tube;
      if (stone < 0.42) {
        paint(look, [0.86, 0.9, 0.92]);
        look.metal = 1;
        look.rough = 0.05;
        look.relief = 0.03 * Math.sqrt(Math.max(0, 1 - (stone / 0.42) ** 2)) + 0.02;
        return;
      }
      // A zigzag of gold dots on the flat side, which is visible on the leaning bangles.
      const side = Math.abs(Math.atan2(Math.abs(pz), outward) - Math.PI / 2) * tube;
      const zigzag = Math.hypot(
        s * 0.8 - (pz > 0 ? 0.1 : -0.1),
        side - 0.02 - 0.1 * Math.abs(Math.sin(around * 2 * Math.PI)),
      );
      if (stone < 0.66 || dot < 0.17 || zigzag / tube < 0.2) {
        paintGold(look, 0.3);
        look.relief = 0.03;
        return;
      }
      paint(look, lac);
      look.gloss = 1;
      look.rough = 0.12;
    },
  };
}

/** A thin gold bangle of two twisted wires. */
function twisted(ox: number, oy: number, oz: number, tube: number): Solid {
  return {
    bound: [ox, oy, oz, RADIUS + tube + 0.2],
    distance: (x, y, z) => {
      const [px, py, pz] = [x - ox, y - oy, z - oz];
      const q = Math.sqrt(px * px + py * py) - RADIUS;
      const angle = Math.atan2(py, px) * 34 + Math.atan2(pz, q) * 2;
      return (Math.sqrt(q * q + pz * pz) - tube * (0.84 + 0.16 * Math.cos(angle))) * 0.7;
    },
    material: (_x, _y, _z, look) => paintGold(look, 0.2),
  };
}
