import { describeMachine, type Machine } from './machine.ts';
import { orMisuse } from './or-misuse.ts';
import { formatTable, keepResults } from './results.ts';
import { missingRow, type Row } from './row.ts';
import { groups, onlyByName, programme } from './rows/programme.ts';
import { readSettings, type Settings } from './settings.ts';
import { createClosing, type ShutdownHooks } from './stage/closing.ts';
import { openStage, type Stage } from './stage/stage.ts';
import { Unmeasured } from './unmeasured.ts';

const SIGNAL_EXIT_CODE = 130;

let isInterrupted = false;

/** Measures the shop against its limits; see the README in bench. */
async function bench(settings: Settings, shutdownHooks: ShutdownHooks): Promise<void> {
  const date = new Date();
  const machine = describeMachine();
  const rows: Row[] = [];
  let opened: Promise<Stage> | undefined;
  for (const [id, measurement] of programme) {
    if (!settings.rows.includes(id)) continue;
    say(`${id} ${measurement.what} ...`);
    if ('measureApart' in measurement) {
      rows.push(...(await measureApart(id, measurement, settings)));
    } else {
      opened ??= openStage(settings.products, shutdownHooks, say);
      const stage = await opened;
      rows.push(
        ...(await rowsOr(id, measurement.what, stage, () =>
          measurement.measure(stage, settings.timing, say),
        )),
      );
    }
    if (isInterrupted) return;
  }

  say('');
  if (settings.isQuick)
    say('QUICK RUN: 2 s and one round each; good for finding faults, but not for reliable figures\n');
  say(describe(machine));
  say(`${settings.products} products, ${settings.timing.connections} connections\n`);
  say(formatTable(rows));
  if (!settings.isKept) return say('\nNot the full programme: bench/results.json is not changed.');
  await keepResults(machine, date, rows);
  say('\nWritten to bench/results.json and docs/performance.md');
}

function describe({ system, processor, cores, memoryGB, node, loadAverage }: Machine): string {
  const hardware = `${system}, ${processor}, ${cores} cores, ${memoryGB} GB`;
  return `${hardware}, Node ${node}; load average before the run ${loadAverage}`;
}

/** Closes what the row opened for itself before the next one. */
async function measureApart(
  id: string,
  measurement: Extract<(typeof programme)[number][1], { measureApart: unknown }>,
  { timing }: Settings,
): Promise<Row[]> {
  const own = createClosing();
  shutdownHooks.add(() => own.closeAll());
  const rows = await rowsOr(id, measurement.what, undefined, () =>
    measurement.measureApart(own, timing, say),
  );
  await own.closeAll();
  return rows;
}

/** A row that fails still becomes a line of the table, and the others are measured. */
async function rowsOr(
  id: string,
  what: string,
  stage: Stage | undefined,
  measure: () => Promise<Row[]>,
): Promise<Row[]> {
  try {
    const rows = await measure();
    for (const { value, unit, limit } of rows)
      say(`  ${value} ${unit}${limit === null ? '' : ` of ${limit}`}`);
    return rows;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!(error instanceof Unmeasured)) console.error(error);
    say(`  not measured: ${reason}`);
    if (stage) say(`  The end of the shop's log:\n${stage.shopLog()}`);
    return [missingRow(id, what, reason)];
  }
}

function say(line: string): void {
  console.log(line);
}

const known = [...new Set(programme.map(([id]) => id))];
const settings = orMisuse(() => readSettings(process.argv.slice(2), { rows: known, groups, onlyByName }));
const shutdownHooks = createClosing();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isInterrupted = true;
    shutdownHooks.closeAll().then(() => process.exit(SIGNAL_EXIT_CODE));
  });
}
try {
  await bench(settings, shutdownHooks);
} catch (error) {
  // A crash never fails a build, but the missing figures must be noticed.
  if (!isInterrupted) console.error('THE BENCH CRASHED:', error);
}
if (!isInterrupted) {
  await shutdownHooks.closeAll();
  process.exit(0);
}
