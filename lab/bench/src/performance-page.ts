import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from './machine.ts';
import type { Row } from './row.ts';

const PAGE = path.join(import.meta.dirname, '../../../docs/performance.md');
const BEGIN = '<!-- figures, written by the bench -->';
const END = '<!-- end of the figures -->';

/** Replaces the table of figures in docs/performance.md. */
export async function writePerformancePage(
  machine: Machine,
  date: string,
  rows: readonly Row[],
): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  const [before, rest = ''] = page.split(BEGIN);
  const after = rest.split(END)[1] ?? '';
  await writeFile(PAGE, `${before}${BEGIN}\n${describe(machine, date)}\n\n${tableOf(rows)}\n${END}${after}`);
}

function describe({ processor, cores, memoryGB, node, loadAverage }: Machine, date: string): string {
  return (
    `Measured on ${date.slice(0, 10)}: ${processor}, ${cores} cores, ${memoryGB} GB, Node ${node}; ` +
    `load average before the run ${loadAverage}.`
  );
}

function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ id, what, value, unit, limit, ratio, target, met, date }) => {
    const measured = value === null ? '–' : `${value} ${unit}`.trim();
    const note = date ? ` (${date.slice(0, 10)})` : '';
    return `| ${id} | ${what}${note} | ${measured} | ${limit ?? ''} | ${ratio ?? ''} | ${target} | ${met ? 'yes' : '**no**'} |`;
  });
  const head = '| | what | ours | limit | ratio | target | met |\n|---|---|---|---|---|---|---|';
  return [head, ...lines].join('\n');
}
