import { stripVTControlCharacters } from 'node:util';

/** A line of the table. Without a value, `what` ends with the reason. */
export type Row = {
  id: string;
  what: string;
  value: number | null;
  unit: string;
  limit: number | null;
  ratio: number | null;
  target: string;
  met: boolean;
  /** Absent if it is the date of the whole file. */
  date?: string;
};

/** Compares our figure with the limit that was measured beside it. */
export function ratioRow(
  row: Pick<Row, 'id' | 'what' | 'unit'>,
  measured: { value: number; limit: number },
  leastRatio: number,
): Row {
  const ratio = measured.value / measured.limit;
  return {
    ...row,
    value: rounded(measured.value),
    limit: rounded(measured.limit),
    ratio: rounded(ratio),
    target: `ratio ≥ ${leastRatio}`,
    met: ratio >= leastRatio,
  };
}

/** A figure with its own target and no limit beside it. */
export function plainRow(
  row: Pick<Row, 'id' | 'what' | 'unit'>,
  value: number,
  target: { atLeast: number } | { atMost: number } | { below: number },
): Row {
  return { ...row, value: rounded(value), limit: null, ratio: null, ...judge(value, target) };
}

/** A figure with its own target that is also shown as a share of the limit beside it. */
export function besideLimit(
  row: Pick<Row, 'id' | 'what' | 'unit'>,
  measured: { value: number; limit: number },
  target: Parameters<typeof plainRow>[2],
): Row {
  const { value, limit } = measured;
  return { ...plainRow(row, value, target), limit: rounded(limit), ratio: rounded(value / limit) };
}

function judge(value: number, target: Parameters<typeof plainRow>[2]): Pick<Row, 'target' | 'met'> {
  if ('atLeast' in target) return { target: `≥ ${target.atLeast}`, met: value >= target.atLeast };
  if ('atMost' in target) return { target: `≤ ${target.atMost}`, met: value <= target.atMost };
  return { target: `< ${target.below}`, met: value < target.below };
}

/** Returns as much of a text as fits into a cell of the table. */
function firstLine(text: string): string {
  return stripVTControlCharacters(text).split('\n', 1)[0] ?? '';
}

export function missingRow(id: string, what: string, reason: string): Row {
  return {
    id,
    what: `${what}: not measured, ${firstLine(reason)}`,
    value: null,
    unit: '',
    limit: null,
    ratio: null,
    target: '',
    met: false,
  };
}

/** Rounds to three significant digits; more would be noise. */
function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
