import { createCloth, finish, slubs, unevenDye } from '../cloth-canvas.ts';
import type { Drawing, Layer } from '../drawing.ts';
import { n } from '../drawing.ts';
import { BORDER_DETAIL } from '../palette.ts';
import type { Tile } from '../tile.ts';
import { type Work, workInto } from '../work.ts';

/**
 * A border or end piece: a length that repeats along x; y runs from the field (0) to the outer edge. All in
 * mm.
 */
export type StripDesign = { length: number; width: number; ground: string; works: Work[] };

export async function drawStrip(design: StripDesign, seed: number, pxPerCm = BORDER_DETAIL): Promise<Tile> {
  const { length, width, ground, works } = design;
  const cloth = createCloth({ widthCm: length / 10, heightCm: width / 10, pxPerCm }, ground, seed);
  unevenDye(cloth, 0.03, 4);
  slubs(cloth, 0.05);
  await workInto(cloth, works, 'x');
  return finish(cloth);
}

/** A plain band along the whole length. */
export function band(length: number, top: number, height: number): string {
  return `<rect x="-1" y="${n(top)}" width="${n(length + 2)}" height="${n(height)}" fill="#fff"/>`;
}

/** The same element `count` times along the strip, at one height. */
export function along(length: number, count: number, y: number, make: (index: number) => string): string {
  const step = length / count;
  return Array.from(
    { length: count },
    (_, i) => `<g transform="translate(${n((i + 0.5) * step)} ${n(y)})">${make(i)}</g>`,
  ).join('');
}

/** Converts a drawing to works of one kind, with a colour for each layer. */
export function worksOf(
  drawing: Drawing,
  how: Work['with'],
  colours: Partial<Record<Layer, string>>,
): Work[] {
  return (['first', 'second', 'third', 'line'] as const).flatMap((layer) => {
    const shape = drawing[layer];
    const colour = colours[layer];
    return shape && colour ? [{ shape, with: how, colour }] : [];
  });
}
