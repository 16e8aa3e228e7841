import { add, cross, normalized, scale, subtract, type Vector } from '../vector.ts';
import type { Point } from './curve.ts';
import type { Piece } from './piece.ts';

/**
 * A point on the path of a hanging length of cloth: its middle, its width there and the direction across; cm.
 */
export type Station = { at: Vector; across: Vector; width: number };

type StripCut = {
  name: string;
  part: Piece['part'];
  /** The width of the cloth, which is folded into this many equal pleats. */
  width: number;
  pleats: number;
  /** Thickness of the bundle of pleats, cm. */
  thickness: number;
  path: Station[];
  /** Both ends have an end piece, and the cloth runs to the second one; otherwise the first end is hidden. */
  open?: boolean;
  /** Where it is held along its length, from the start in cm. */
  held?: (along: number, length: number) => boolean;
};

const STEPS = 24;

/** A pleated length of cloth laid along a path: x across the cloth, y from its start. */
export function stripPiece(cut: StripCut): Piece {
  const line = refined(cut.path);
  const along = [0];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [stationAt(line, i - 1), stationAt(line, i)];
    along.push((along.at(-1) ?? 0) + Math.hypot(...subtract(b.at, a.at)));
  }
  const length = along.at(-1) ?? 1;
  const half = cut.width / 2;
  const edge = (x: number, from: number, to: number): Point[] => [
    [x, from],
    [x, to],
  ];
  const { held, open } = cut;
  return {
    name: cut.name,
    part: cut.part,
    sides: [
      {
        name: 'start',
        line: [
          [-half, 0],
          [half, 0],
        ],
        ...(open && { edge: 'slit' as const }),
      },
      { name: 'right', line: edge(half, 0, length), edge: 'hem' },
      {
        name: 'end',
        line: [
          [half, length],
          [-half, length],
        ],
        edge: 'slit',
      },
      { name: 'left', line: edge(-half, length, 0), edge: 'hem' },
    ],
    place: (x, y) => {
      const i = nextAfter(along, y);
      const [from, to] = [stationAt(line, i - 1), stationAt(line, i)];
      const t = (y - (along[i - 1] ?? 0)) / ((along[i] ?? 1) - (along[i - 1] ?? 0) || 1);
      const mix = (a: Vector, b: Vector) => add(a, subtract(b, a), t);
      const width = from.width + (to.width - from.width) * t;
      const across = normalized(mix(from.across, to.across));
      const out = normalized(cross(subtract(to.at, from.at), across));
      const fold = pleat(x + half, cut, width);
      const place = add(
        add(mix(from.at, to.at), across, fold.across - width / 2),
        out,
        open ? fold.out : -fold.out,
      );
      return scale(place, 1 / 100);
    },
    grain: (x, y) => [x + half, open ? y : length - y],
    // The end that hangs in front has its right side out.
    insideOut: open ?? false,
    ...(held && { held: (_x: number, y: number) => held(y, length) }),
  };
}

/** A knife pleat: over to the right, and most of the way back underneath. */
export function pleat(
  x: number,
  { width, pleats, thickness }: Pick<StripCut, 'width' | 'pleats' | 'thickness'>,
  lying: number,
): { across: number; out: number } {
  const cloth = width / pleats;
  const advance = lying / pleats;
  const over = (cloth + advance) / 2;
  const index = Math.min(pleats - 1, Math.floor(x / cloth));
  const within = x - index * cloth;
  const first = within < over;
  const part = first ? within / over : (within - over) / (cloth - over || 1);
  return {
    across: index * advance + (first ? within : over - (within - over)),
    out: thickness * (first ? part : 1 - part),
  };
}

function refined(path: Station[]): Station[] {
  const line: Station[] = [];
  for (let i = 0; i + 1 < path.length; i++) {
    const b = stationAt(path, i);
    const c = stationAt(path, i + 1);
    const a = path[i - 1] ?? b;
    const d = path[i + 2] ?? c;
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      line.push({
        at: [0, 1, 2].map((k) =>
          curve(a.at[k] ?? 0, b.at[k] ?? 0, c.at[k] ?? 0, d.at[k] ?? 0, t),
        ) as unknown as Vector,
        across: add(b.across, subtract(c.across, b.across), t),
        width: curve(a.width, b.width, c.width, d.width, t),
      });
    }
  }
  return [...line, stationAt(path, path.length - 1)];
}

function curve(p: number, q: number, r: number, s: number, t: number): number {
  return (
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
  );
}

function nextAfter(along: number[], y: number): number {
  for (let i = 1; i < along.length; i++) if ((along[i] ?? 0) >= y) return i;
  return along.length - 1;
}

function stationAt(line: Station[], index: number): Station {
  const station = line[index];
  if (!station) throw new RangeError(`No station ${index} in a path of ${line.length}`);
  return station;
}
