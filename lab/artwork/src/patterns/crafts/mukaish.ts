import { createCloth, finish, unevenDye } from '../cloth-canvas.ts';
import { dot } from '../drawing.ts';
import { GROUND_DETAIL, type Palette } from '../palette.ts';
import { randomStream } from '../random.ts';
import type { Tile } from '../tile.ts';
import { workInto } from '../work.ts';

const SIDE = 150;
const STEP = 7.5;

/** Dots of flattened wire: a lattice of fine fardi with a rosette in every other mesh. */
export async function mukaish(palette: Palette, seed: number): Promise<Tile> {
  const cloth = createCloth(
    { widthCm: SIDE / 10, heightCm: SIDE / 10, pxPerCm: GROUND_DETAIL },
    palette.ground,
    seed,
  );
  unevenDye(cloth, 0.04, 6);
  const random = randomStream(seed);
  const off = () => (random() - 0.5) * 0.8;
  const points: string[] = [];
  const count = SIDE / STEP;
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const x = (column + (row % 2) / 2) * STEP;
      const isLattice =
        (column + Math.floor(row / 2)) % 5 === 0 || (column - Math.ceil(row / 2) + 100) % 5 === 0;
      points.push(dot(x + off(), row * STEP + off(), isLattice ? 1.25 : 0.55));
    }
  }
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const [x, y] = [(column + (row % 2) / 2 + 0.25) * 37.5, (row + 0.5) * 37.5];
      for (let k = 0; k < 8; k++) {
        const angle = (k / 8) * 2 * Math.PI;
        points.push(dot(x + 5.4 * Math.cos(angle), y + 5.4 * Math.sin(angle), 1.05));
      }
      points.push(dot(x, y, 1.9));
    }
  }
  await workInto(cloth, [{ shape: points.join(''), with: 'zari', colour: palette.metal }], 'both');
  return finish(cloth);
}
