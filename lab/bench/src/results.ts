import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from './machine.ts';
import { writePerformancePage } from './performance-page.ts';
import type { Row } from './row.ts';

const FILE = path.join(import.meta.dirname, '../results.json');

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
 * Replaces the rows with the same ids in `bench/results.json` and docs/performance.md. Rows with other ids
 * stay, with the date on which they were measured.
 */
export async function keepResults(machine: Machine, date: Date, rows: readonly Row[]): Promise<void> {
  const day = date.toISOString();
  const measured = new Set(rows.map((row) => row.id));
  const earlier = await readResults();
  const others = earlier.rows
    .filter((row) => !measured.has(row.id))
    .map((row) => ({ ...row, date: row.date ?? earlier.date }));
  const byId = (row: Row) => Number(row.id.slice(1));
  const all = [...rows, ...others].sort(
    (one, other) => one.id.charCodeAt(0) - other.id.charCodeAt(0) || byId(one) - byId(other),
  );
  await writeFile(`${FILE}.tmp`, `${JSON.stringify({ machine, date: day, rows: all }, null, 2)}\n`);
  await rename(`${FILE}.tmp`, FILE);
  await writePerformancePage(machine, day, all);
}

async function readResults(): Promise<{ date: string; rows: Row[] }> {
  const text = await readFile(FILE, 'utf8').catch(() => '{"date":"","rows":[]}');
  return JSON.parse(text);
}
