import http from 'node:http';
import { ask } from '../ask.ts';
import { assumed } from '../day/assumed-day.ts';
import { type Day, planDay, thinStock } from '../day/happenings.ts';
import { CLOCK_HEADER, LOOKUP_HEADER } from '../day/headers.ts';
import type { Asked, Kind } from '../day/visit.ts';
import { plainRow, type Row } from '../row.ts';
import { REFERENCE_PRODUCTS } from '../settings.ts';
import { openStage, type Stage } from '../stage/stage.ts';
import { Unmeasured } from '../unmeasured.ts';
import type { ApartMeasurement, Say } from './measurement.ts';

const DAY_SECONDS = 86_400;
/**
 * The clock advances in steps of this length, and all requests of a step are sent at once. The day before,
 * which only fills the cache, uses longer steps.
 */
const STEP_SECONDS = 2;
const STEP_BEFORE_SECONDS = 10;
/** A quick run covers only the first hours of a day. */
const QUICK_HOURS = 3;
const CONNECTIONS = 16;
const MIN_PERCENT = 99;
const CLOCK = new URL('../day/shop-by-the-clock.ts', import.meta.url).href;

/** How often responses of each kind came from the cache or had to be computed. */
type Tally = Map<Kind, Record<string, number>>;

/** P16 */
export const hitRate: ApartMeasurement = {
  what: `answers and pages that were ready, on the second of two days with ${assumed.visits} visits to ${REFERENCE_PRODUCTS} products`,
  async measureApart(shutdownHooks, { rounds }, say) {
    const stage = await openStage(REFERENCE_PRODUCTS, shutdownHooks, say, {
      nodeArguments: ['--import', CLOCK],
    });
    await thinStock(stage.db);
    const hours = rounds === 1 ? QUICK_HOURS : 24;
    const before = await pass(stage, planDay(stage.products, 1), {
      day: 0,
      hours,
      step: STEP_BEFORE_SECONDS,
    });
    say(`  the day after a start: ${described(before)}`);
    const day = planDay(stage.products, 2);
    const tally = await pass(stage, day, { day: 1, hours, step: STEP_SECONDS });
    return rowsOf(tally, day, say);
  },
};

function rowsOf(tally: Tally, { asked, orders, repriced }: Day, say: Say): Row[] {
  say(`  the day after that: ${described(tally)}`);
  const what = `${hitRate.what}: ${asked.length} requests, ${orders} orders, ${repriced} new prices`;
  const all = added([...tally.values()]);
  return [
    plainRow({ id: 'P16', unit: '%', what: `${what}; ${described(tally)}` }, percent(all), {
      atLeast: MIN_PERCENT,
    }),
  ];
}

type Course = { day: number; hours: number; step: number };

/**
 * Lets a day pass.
 * @throws Unmeasured when a response is not the expected one
 */
async function pass({ shop, db }: Stage, plan: Day, { day, hours, step }: Course): Promise<Tally> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const tally: Tally = new Map();
  const asked = [...plan.asked];
  const happenings = [...plan.happenings];
  let [nextAsked, nextHappening] = [0, 0];
  for (let now = 0; now < hours * 3_600; now += step) {
    for (; (happenings[nextHappening]?.at ?? DAY_SECONDS) < now; nextHappening++) {
      await happenings[nextHappening]?.happen(db);
    }
    const due: Asked[] = [];
    for (; (asked[nextAsked]?.at ?? Number.POSITIVE_INFINITY) < now; nextAsked++)
      due.push(asked[nextAsked] as Asked);
    const clock = String((day * DAY_SECONDS + now) * 1_000);
    await Promise.all(due.map((one) => askOnce(agent, shop, one, clock, tally)));
  }
  agent.destroy();
  return tally;
}

async function askOnce(
  agent: http.Agent,
  shop: string,
  { kind, question }: Asked,
  clock: string,
  tally: Tally,
): Promise<void> {
  const headers = { [CLOCK_HEADER]: clock, 'accept-encoding': 'br' };
  const { status, headers: answered } = await ask(agent, shop, { ...question, headers });
  const lookup = answered[LOOKUP_HEADER];
  if (status !== 200 || typeof lookup !== 'string') {
    throw new Unmeasured(`${question.path} answered ${status}, looked up: ${lookup}`);
  }
  const ofKind = tally.get(kind) ?? {};
  tally.set(kind, { ...ofKind, [lookup]: (ofKind[lookup] ?? 0) + 1 });
}

function described(tally: Tally): string {
  const all = added([...tally.values()]);
  const kinds = [...tally].map(
    ([kind, counts]) => `${kind} ${percent(counts).toFixed(1)} % of ${sum(counts)}`,
  );
  return `${percent(all).toFixed(2)} % (${JSON.stringify(all)}); ${kinds.join(', ')}`;
}

function added(counts: readonly Record<string, number>[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [name, count] of counts.flatMap(Object.entries)) all[name] = (all[name] ?? 0) + count;
  return all;
}

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

const percent = (counts: Record<string, number>) => 100 - ((counts.miss ?? 0) / sum(counts)) * 100;
