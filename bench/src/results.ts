import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from './machine.ts';

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
};

const FILE = path.join(import.meta.dirname, '../results.json');

/** Compares ours with the limit that was measured beside it. */
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

/** A figure that has a target of its own and no limit beside it. */
export function plainRow(
  row: Pick<Row, 'id' | 'what' | 'unit'>,
  value: number,
  target: { atLeast: number } | { below: number },
): Row {
  const met = 'atLeast' in target ? value >= target.atLeast : value < target.below;
  const text = 'atLeast' in target ? `≥ ${target.atLeast}` : `< ${target.below}`;
  return { ...row, value: rounded(value), limit: null, ratio: null, target: text, met };
}

export function missingRow(id: string, what: string, reason: string): Row {
  return {
    id,
    what: `${what}: not measured, ${reason}`,
    value: null,
    unit: '',
    limit: null,
    ratio: null,
    target: '',
    met: false,
  };
}

/** Three digits that count; more would be noise. */
function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.id,
    row.value === null ? '–' : `${row.value} ${row.unit}`,
    row.limit === null ? '' : String(row.limit),
    row.ratio === null ? '' : String(row.ratio),
    row.target,
    row.met ? 'yes' : 'NO',
    row.what,
  ]);
  const lines = [['', 'ours', 'limit', 'ratio', 'target', 'met', 'measured'], ...cells];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Replaces `bench/results.json` in one step. */
export async function writeResults(machine: Machine, date: Date, rows: readonly Row[]): Promise<void> {
  await writeFile(`${FILE}.tmp`, `${JSON.stringify({ machine, date: date.toISOString(), rows }, null, 2)}\n`);
  await rename(`${FILE}.tmp`, FILE);
}
