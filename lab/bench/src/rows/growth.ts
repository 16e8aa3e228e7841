import type { Bench, Pair } from '../bench.ts';
import { load, type Question, shared } from '../load/requests.ts';
import { type Row, row } from '../row.ts';
import { fillCatalogue } from '../shop/fill-catalogue.ts';
import { megabytesBelow } from '../shop/processes.ts';
import { withDatabase } from '../shop/shop.ts';
import { PRODUCTS, type Stage } from '../shop/stage.ts';
import { detailQuestions, filteredPages, firstPage, listQuestions, searches } from './questions.ts';

const MANY_PRODUCTS = 200_000;
const MAX_GROWTH = 2;
const MAX_MEGABYTES = 600;
const MAX_SECONDS = 15;
/** Shorter times are mostly noise and rounding. */
const MIN_P99_MS = 5;

type Growth = {
  few: Record<string, number>;
  many: Record<string, number>;
  megabytes: number;
  seconds: number;
};

/** P8: measured last, since the shops keep their products. */
export async function growth(bench: Bench): Promise<Row[]> {
  const stages = await bench.stages();
  const grown: Partial<Pair<Growth>> = {};
  for (const name of ['ours', 'beside'] as const) {
    const stage = stages[name];
    if (stage) grown[name] = await grow(bench, stage);
  }
  const { ours, beside } = grown as Pair<Growth>;
  const timesOf = ({ few, many }: Growth, id: string) =>
    Math.max(many[id] ?? Number.NaN, MIN_P99_MS) / Math.max(few[id] ?? Number.NaN, MIN_P99_MS);
  const about = { id: 'P8', unit: 's' };
  const what = `with ${MANY_PRODUCTS} products`;
  return [
    ...Object.keys(ours.many).map((id) =>
      row(
        { ...about, unit: 'times', what: `p99 of ${id} ${what}: ${ours.few[id]} to ${ours.many[id]} ms` },
        { ours: timesOf(ours, id), beside: beside && timesOf(beside, id) },
        { atMost: MAX_GROWTH },
      ),
    ),
    row(
      { ...about, unit: 'MB', what: `memory of the shop's process ${what}, after load` },
      { ours: ours.megabytes, beside: beside?.megabytes },
      { atMost: MAX_MEGABYTES },
    ),
    row(
      { ...about, what: `npm start ${what}` },
      { ours: ours.seconds, beside: beside?.seconds },
      { atMost: MAX_SECONDS },
    ),
  ];
}

async function grow(bench: Bench, stage: Stage): Promise<Growth> {
  const few = await p99s(bench, stage, PRODUCTS);
  const startedAt = performance.now();
  await withDatabase(stage.connection, (client) => fillCatalogue(client, PRODUCTS, MANY_PRODUCTS));
  bench.say(`  ${MANY_PRODUCTS} products (${Math.round((performance.now() - startedAt) / 1000)} s)`);
  await stage.restart();
  const many = await p99s(bench, stage, MANY_PRODUCTS);
  const megabytes = Math.max(...(await megabytesBelow(stage.pid)));
  return { few, many, megabytes, seconds: stage.startSeconds };
}

async function p99s({ timing }: Bench, { url }: Stage, products: number): Promise<Record<string, number>> {
  const questions: Record<string, Question[]> = {
    P1: firstPage,
    P2: listQuestions(filteredPages().map(({ filters, sort }) => ({ ...filters, sort }))),
    P3: listQuestions(searches.map((search) => ({ search }))),
    P4: detailQuestions(products),
  };
  const p99: Record<string, number> = {};
  for (const [id, asked] of Object.entries(questions)) {
    p99[id] = (await load(url, timing, shared(asked, timing.connections))).p99;
  }
  return p99;
}
