import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Machine } from './machine.ts';
import { writePerformancePage } from './performance-page.ts';

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
  /** Absent where it is the date of the whole file. */
  date?: string;
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
  target: { atLeast: number } | { atMost: number } | { below: number },
): Row {
  return { ...row, value: rounded(value), limit: null, ratio: null, ...judge(value, target) };
}

function judge(value: number, target: Parameters<typeof plainRow>[2]): Pick<Row, 'target' | 'met'> {
  if ('atLeast' in target) return { target: `≥ ${target.atLeast}`, met: value >= target.atLeast };
  if ('atMost' in target) return { target: `≤ ${target.atMost}`, met: value <= target.atMost };
  return { target: `< ${target.below}`, met: value < target.below };
}

/** What fits into a cell of the table. */
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

/**
 * Puts the rows into `bench/results.json` and docs/performance.md, in the place of earlier ones with the same ids. Those of other ids stay, with
 * the day that they were measured on.
 */
export async function keepResults(machine: Machine, date: Date, rows: readonly Row[]): Promise<void> {
  const day = date.toISOString();
  const measured = new Set(rows.map((row) => row.id));
  const earlier = await readResults();
  const others = earlier.rows
    .filter((row) => !measured.has(row.id))
    .map((row) => ({ ...row, date: row.date ?? earlier.date }));
  const byId = (row: Row) => Number(row.id.slice(1));
  const all = [...rows, ...others].sort((one, other) => byId(one) - byId(other));
  await writeFile(`${FILE}.tmp`, `${JSON.stringify({ machine, date: day, rows: all }, null, 2)}\n`);
  await rename(`${FILE}.tmp`, FILE);
  await writePerformancePage(machine, day, all);
}

async function readResults(): Promise<{ date: string; rows: Row[] }> {
  const text = await readFile(FILE, 'utf8').catch(() => '{"date":"","rows":[]}');
  return JSON.parse(text);
}
