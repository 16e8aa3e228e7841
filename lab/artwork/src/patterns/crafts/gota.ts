import { createCloth, finish, unevenDye } from '../cloth-canvas.ts';
import { around, dot, fill, n, place, stroke, turned } from '../drawing.ts';
import { halfDrop, repeatSize } from '../layout.ts';
import { petal } from '../motifs/petals.ts';
import { GROUND_DETAIL, type Palette } from '../palette.ts';
import type { Tile } from '../tile.ts';
import { workInto } from '../work.ts';

type Buti = { metal: string; thread: string };

/**
 * Butis folded from gold ribbon and sewn on, with a bead of thread at the centre. Palette: first is the bead,
 * metal the ribbon.
 */
export async function gota(
  palette: Palette,
  seed: number,
  sprig: 'flower' | 'tree' = 'flower',
): Promise<Tile> {
  const repeat =
    sprig === 'flower'
      ? { columns: 6, rows: 5, stepX: 30, stepY: 36 }
      : { columns: 4, rows: 3, stepX: 45, stepY: 65 };
  const cloth = createCloth({ ...repeatSize(repeat), pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  unevenDye(cloth, 0.03, 6);
  const buti = sprig === 'flower' ? gotaFlower(6.2) : gotaTree();
  const whole = (body: string) =>
    halfDrop(repeat, seed, () => place({ first: body }, { x: 0, y: 0 }), 0.25).first ?? '';
  await workInto(
    cloth,
    [
      { shape: whole(outlineOf(buti.metal)), with: 'dye', colour: '#1b0d08', opacity: 0.28 },
      { shape: whole(buti.metal), with: 'zari', colour: palette.metal },
      { shape: whole(buti.thread), with: 'thread', colour: palette.first },
    ],
    'both',
  );
  return finish(cloth);
}

/** A ribbon leaf, cut to a point, with the dark line of its fold along the middle. */
export function ribbonLeaf(length: number): string {
  return (
    fill(petal(length * 0.3, length, 'point')) +
    stroke(`M0 ${n(-length * 0.15)}V${n(-length * 0.85)}`, length * 0.05, '#000')
  );
}

export function gotaFlower(radius: number): Buti {
  return {
    metal: around(6, () => turned(ribbonLeaf(radius * 0.86), 0, 0, -radius * 0.16)),
    thread: dot(0, 0, radius * 0.24) + around(6, () => dot(0, -radius * 1.25, radius * 0.07), 30),
  };
}

function gotaTree(): Buti {
  const pairs = [14, 6, -2];
  return {
    metal:
      stroke('M0 26V-8', 1.2) +
      pairs.flatMap((y) => [-52, 52].map((angle) => turned(ribbonLeaf(11), angle, 0, y))).join('') +
      [-34, 0, 34].map((angle) => turned(ribbonLeaf(12), angle, 0, -8)).join(''),
    thread: pairs.map((y) => dot(0, y, 1.2)).join('') + dot(0, -8, 1.6) + dot(0, 28, 1.2),
  };
}

/** The soft dark outline around sewn-on ribbon. */
function outlineOf(body: string): string {
  return `<g transform="translate(.7 .8)">${body.replaceAll('stroke="#000"', 'stroke="none"')}</g>`;
}
