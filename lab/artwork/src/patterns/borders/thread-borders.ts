import { around, dot, fill, n, stroke, turned } from '../drawing.ts';
import { petal } from '../motifs/petals.ts';
import type { Palette } from '../palette.ts';
import { along, band, type StripDesign } from './strip.ts';

/** Chikan: scallops of satin stitch, each with a flower, over drawn-thread work. */
export function scallopBorder({ ground, first, third }: Palette, width = 48): StripDesign {
  const length = 78;
  const scallops = 6;
  const r = length / scallops / 2;
  const top = width * 0.56;
  const flower = (size: number) =>
    around(7, () => turned(fill(petal(size * 0.22, size * 0.62)), 0, 0, -size * 0.38)) +
    dot(0, 0, size * 0.26);
  const arc = (radius: number) => `M${n(-radius)} 0A${n(radius)} ${n(radius)} 0 0 0 ${n(radius)} 0`;
  return {
    length,
    width,
    ground,
    works: [
      {
        shape: along(length, scallops, top, () => fill(`${arc(r - 0.6)}Z`)),
        with: 'thread',
        colour: first,
        opacity: 0.4,
      },
      {
        shape:
          along(length, scallops, top, () => stroke(arc(r), 1.7) + stroke(arc(r - 2.4), 0.6)) +
          along(length, scallops, top + 4.6, () => flower(4.4)) +
          band(length, top - 2, 1.1) +
          band(length, top - 9, 1.1),
        with: 'thread',
        colour: first,
      },
      {
        shape: along(
          length,
          3,
          top - 17,
          () => flower(6.6) + turned(fill(petal(2, 9)), 78, 4, 4) + turned(fill(petal(2, 9)), -78, -4, 4),
        ),
        with: 'thread',
        colour: first,
      },
      {
        shape: along(length, 36, top - 5.5, () => dot(0, -1.3, 0.55) + dot(1.08, 1.1, 0.55)),
        with: 'dye',
        colour: third,
        opacity: 0.8,
      },
      { shape: band(length, width - 2.6, 2.6), with: 'dye', colour: third, opacity: 0.25 },
    ],
  };
}

/** Phulkari: rows of darned triangles and lozenges between lines. */
export function darnedBorder({ ground, first, second, third }: Palette, width = 55): StripDesign {
  const length = 72;
  const steps = (size: number) =>
    fill(`M${-size} 0L0 ${n(-size * 1.1)}L${size} 0L0 ${n(size * 1.1)}Z`) +
    stroke(`M${-size} 0H${size}`, 0.4, '#000');
  return {
    length,
    width,
    ground,
    works: [
      { shape: along(length, 12, 8, () => fill('M-3 4L0 -3.4L3 4Z')), with: 'thread', colour: first },
      {
        shape: band(length, 13, 2) + band(length, width - 15, 2) + band(length, width - 8, 6),
        with: 'thread',
        colour: second,
      },
      { shape: along(length, 6, (width - 1) / 2, () => steps(5.4)), with: 'thread', colour: first },
      { shape: along(length, 6, (width - 1) / 2, () => steps(2.6)), with: 'thread', colour: third },
      {
        shape: `<g transform="translate(6 0)">${along(length, 6, (width - 1) / 2, () => fill('M-3 -9L3 -9L0 -4ZM-3 9L3 9L0 4Z'))}</g>`,
        with: 'thread',
        colour: third,
      },
    ],
  };
}

/** Jamdani and plain handloom: woven lines and a row of small lozenges. */
export function wovenBorder({ edge, first, second }: Palette, width = 40): StripDesign {
  const length = 60;
  return {
    length,
    width,
    ground: edge,
    works: [
      {
        shape:
          band(length, 3, 1.2) +
          band(length, 6, 0.7) +
          band(length, width - 8, 0.7) +
          band(length, width - 5, 2.4),
        with: 'thread',
        colour: first,
      },
      {
        shape: along(length, 6, width / 2, () =>
          fill(
            'M0 -6L1.5 -6V-4.5H3V-3H4.5V-1.5H6V1.5H4.5V3H3V4.5H1.5V6H-1.5V4.5H-3V3H-4.5V1.5H-6V-1.5H-4.5V-3H-3V-4.5H-1.5V-6Z',
          ),
        ),
        with: 'thread',
        colour: first,
      },
      { shape: along(length, 6, width / 2, () => dot(0, 0, 1.8)), with: 'thread', colour: second },
    ],
  };
}

/** A facing in one colour with two rows of stitching; ric-rac on top for children. */
export function plainBorder({ edge, first }: Palette, width = 30, ricRac = false): StripDesign {
  const length = 48;
  const wave = `M-6 ${width / 2}${'q2 -5 4 0t4 0'.repeat(8)}`;
  return {
    length,
    width,
    ground: edge,
    works: [
      { shape: ricRac ? stroke(wave, 2.6) : '', with: 'thread', colour: first },
      {
        shape: [2, width - 2.5]
          .map(
            (y) =>
              `<path d="M-1 ${y}H${length + 1}" stroke="#fff" stroke-width=".5" stroke-dasharray="2 1"/>`,
          )
          .join(''),
        with: 'dye',
        colour: first,
        opacity: 0.5,
      },
    ],
  };
}
