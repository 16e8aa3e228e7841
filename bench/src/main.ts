import { describeMachine, type Machine } from './machine.ts';
import { formatTable, missingRow, type Row, writeResults } from './results.ts';
import type { Measurement } from './rows/measurement.ts';
import { programme } from './rows/programme.ts';
import { isReferenceRun, readSettings, type Settings } from './settings.ts';
import { type Closing, createClosing } from './stage/closing.ts';
import { openStage, type Stage } from './stage/stage.ts';
import { Unmeasured } from './unmeasured.ts';

const SIGNAL_EXIT_CODE = 130;
const KNOWN_ROWS = [...new Set(programme.map(([id]) => id))];

let isInterrupted = false;

/** Measures the shop against its limits; see the README beside. */
async function bench(settings: Settings, closing: Closing): Promise<void> {
  const date = new Date();
  const ourselves = describeMachine();
  const stage = await openStage(settings.products, closing, say);
  const { rows: version } = await stage.db.query('show server_version');
  const machine = { ...ourselves, postgres: version[0].server_version };
  const rows: Row[] = [];
  for (const [id, measurement] of programme) {
    if (settings.rows.length > 0 && !settings.rows.includes(id)) continue;
    rows.push(...(await measureRow(id, measurement, stage, settings)));
    if (isInterrupted) return;
  }

  say('');
  if (settings.isQuick)
    say('QUICK RUN: 2 s and one round for each, good for finding faults, not for figures\n');
  say(describe(machine));
  say(`${settings.products} products, ${settings.timing.connections} connections\n`);
  say(formatTable(rows));
  if (!isReferenceRun(settings)) return say('\nNot the whole programme: bench/results.json stays as it is.');
  await writeResults(machine, date, rows);
  say('\nWritten to bench/results.json');
}

function describe({ system, processor, cores, memoryGB, node, postgres, loadAverage }: Machine): string {
  const hardware = `${system}, ${processor}, ${cores} cores, ${memoryGB} GB`;
  return `${hardware}, Node ${node}, PostgreSQL ${postgres}; load average before the run ${loadAverage}`;
}

/** A row that fails is a line of the table, too; the others are measured all the same. */
async function measureRow(
  id: string,
  measurement: Measurement,
  stage: Stage,
  { timing }: Settings,
): Promise<Row[]> {
  say(`${id} ${measurement.what} ...`);
  try {
    const rows = await measurement.measure(stage, timing, say);
    for (const { value, unit, limit } of rows)
      say(`  ${value} ${unit}${limit === null ? '' : ` of ${limit}`}`);
    return rows;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!(error instanceof Unmeasured)) console.error(error);
    say(`  not measured: ${reason}`);
    say(`  The shop's log ends with:\n${stage.shopLog()}`);
    return [missingRow(id, measurement.what, reason)];
  }
}

function say(line: string): void {
  console.log(line);
}

const closing = createClosing();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isInterrupted = true;
    closing.closeAll().then(() => process.exit(SIGNAL_EXIT_CODE));
  });
}
try {
  await bench(readSettings(process.argv.slice(2), KNOWN_ROWS), closing);
} catch (error) {
  // Figures never fail a build; that there are none must be seen all the same.
  if (!isInterrupted) console.error('THE BENCH CRASHED:', error);
}
if (!isInterrupted) {
  await closing.closeAll();
  process.exit(0);
}
