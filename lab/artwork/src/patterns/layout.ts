import { combine, type Drawing, place } from './drawing.ts';
import { randomStream } from './random.ts';

type Repeat = { columns: number; rows: number; stepX: number; stepY: number };

/**
 * Stamps a motif over a tile in half drop. Steps are in mm; columns must be even for a seamless repeat. Every
 * stamp is slightly off, as by a printer's hand.
 */
export function halfDrop(
  repeat: Repeat,
  seed: number,
  motif: (index: number, column: number, row: number) => Drawing,
  jitter = 0.3,
): Drawing {
  const random = randomStream(seed);
  const stamps: Drawing[] = [];
  for (let column = 0; column < repeat.columns; column++) {
    for (let row = 0; row < repeat.rows; row++) {
      stamps.push(
        place(motif(stamps.length, column, row), {
          x: (column + 0.5) * repeat.stepX + (random() - 0.5) * 2 * jitter,
          y: (row + (column % 2 === 0 ? 0.25 : 0.75)) * repeat.stepY + (random() - 0.5) * 2 * jitter,
          rotate: (random() - 0.5) * 6 * jitter,
        }),
      );
    }
  }
  return combine(stamps);
}

/** The size of the tile that holds one repeat, cm. */
export function repeatSize({ columns, rows, stepX, stepY }: Repeat): { widthCm: number; heightCm: number } {
  return { widthCm: (columns * stepX) / 10, heightCm: (rows * stepY) / 10 };
}
