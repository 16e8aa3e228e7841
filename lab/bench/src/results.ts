import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Row } from './row.ts';

const FILE = path.join(import.meta.dirname, '../results.json');

export type Machine = {
  system: string;
  processor: string;
  cores: number;
  /** Gigabytes of 10⁹ bytes. */
  memoryGB: number;
  node: string;
  /** The average of the minute before the bench, which shows the load from other programs. */
  loadAverage: number;
};

/** To be called before anything is started. */
export function describeMachine(): Machine {
  const [processor] = os.cpus();
  return {
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    processor: processor?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGB: Math.round(os.totalmem() / 1e8) / 10,
    node: process.versions.node,
    loadAverage: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
  };
}

export function formatTable(rows: readonly Row[]): string {
  const hasBeside = rows.some(({ beside }) => beside !== undefined);
  const text = (figure: number | null | undefined) => figure?.toString() ?? '–';
  const cells = rows.map((row) => [
    row.id,
    `${text(row.value)} ${row.unit}`,
    ...(hasBeside ? [text(row.beside)] : []),
    text(row.limit),
    text(row.ratio),
    row.target,
    row.met ? 'yes' : 'NO',
    row.what,
  ]);
  const head = ['', 'ours', ...(hasBeside ? ['beside'] : []), 'limit', 'ratio', 'target', 'met', 'measured'];
  const lines = [head, ...cells];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (line: string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return lines.map((line) => format(line).trimEnd()).join('\n');
}

export async function writeResults(machine: Machine, date: Date, rows: readonly Row[]): Promise<void> {
  await writeFile(FILE, `${JSON.stringify({ machine, date: date.toISOString(), rows }, null, 2)}\n`);
}
