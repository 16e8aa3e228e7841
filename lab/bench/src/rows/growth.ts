import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import type { Question } from '../ask.ts';
import { load } from '../load/http-load.ts';
import { plainRow, type Row } from '../row.ts';
import { REFERENCE_PRODUCTS, type Timing } from '../settings.ts';
import { createClosing, type ShutdownHooks } from '../stage/closing.ts';
import { memoryOfTree } from '../stage/memory.ts';
import { openStage, type Stage } from '../stage/stage.ts';
import { FIRST_PAGE } from './api-row.ts';
import type { ApartMeasurement, Say } from './measurement.ts';
import { detailQuestions } from './product-detail.ts';
import { filteredQueries, searchQueries } from './product-list.ts';

const MANY_PRODUCTS = 1_000_000;
const MAX_GROWTH = 2;
const MAX_MEGABYTES = 600;
const MAX_SECONDS = 15;
/** Without the search index file, when everything is read from the database. */
const MAX_FIRST_SECONDS = 30;
/** The shop writes the file when it is idle. */
const FILE_PATIENCE_MS = 120_000;
const LOOK_AGAIN_MS = 500;
/** Shorter times are mostly noise and rounding. */
const MIN_P99_MS = 5;

type Start = { megabytes: number; seconds: number };
type Figures = { p99: Record<string, number>; first: Start; again: Start };

/** P8 */
export const growth: ApartMeasurement = {
  what: `from ${REFERENCE_PRODUCTS} to ${MANY_PRODUCTS} products`,
  async measureApart(shutdownHooks, timing, say) {
    const few = await measureAt(REFERENCE_PRODUCTS, shutdownHooks, timing, say);
    const many = await measureAt(MANY_PRODUCTS, shutdownHooks, timing, say);
    const row = { id: 'P8', unit: 'times' };
    const [megabytes, seconds] = [
      { id: 'P8', unit: 'MB' },
      { id: 'P8', unit: 's' },
    ];
    const process = `the shop's process with ${MANY_PRODUCTS} products`;
    return [
      ...Object.entries(many.p99).map(([name, p99]): Row => {
        const before = few.p99[name] ?? Number.NaN;
        const times = Math.max(p99, MIN_P99_MS) / Math.max(before, MIN_P99_MS);
        const what = `p99 of ${name} ${growth.what}: ${before} to ${p99} ms`;
        return plainRow({ ...row, what }, times, { atMost: MAX_GROWTH });
      }),
      plainRow({ ...megabytes, what: `${process} that read them all, after load` }, many.first.megabytes, {
        atMost: MAX_MEGABYTES,
      }),
      plainRow({ ...megabytes, what: `${process} that started again, after load` }, many.again.megabytes, {
        atMost: MAX_MEGABYTES,
      }),
      plainRow({ ...seconds, what: `first start with ${MANY_PRODUCTS} products` }, many.first.seconds, {
        atMost: MAX_FIRST_SECONDS,
      }),
      plainRow({ ...seconds, what: `start with ${MANY_PRODUCTS} products` }, many.again.seconds, {
        atMost: MAX_SECONDS,
      }),
    ];
  },
};

async function measureAt(products: number, outer: ShutdownHooks, timing: Timing, say: Say): Promise<Figures> {
  const shutdownHooks = createClosing();
  outer.add(() => shutdownHooks.closeAll());
  const stage = await openStage(products, shutdownHooks, say);
  const questions: Record<string, Question[]> = {
    P1: [FIRST_PAGE],
    P2: filteredQueries(),
    P3: searchQueries(),
    P4: detailQuestions(products),
  };
  const ask = async (base: string) => {
    const p99: Record<string, number> = {};
    for (const [name, asked] of Object.entries(questions)) {
      const contains = asked.some(({ path }) => path.startsWith(`/api${listProducts.path}`))
        ? '"products":['
        : '"stock":{';
      p99[name] = (await load({ base, timing, questions: asked, contains })).p99;
      say(`  ${products} products, ${name}: p99 ${p99[name]} ms`);
    }
    return p99;
  };
  const measureStart = async ({ shopPid, startSeconds }: Pick<Stage, 'shopPid' | 'startSeconds'>) => {
    const megabytes = (await memoryOfTree(shopPid)) ?? Number.NaN;
    say(`  ${products} products: ${Math.round(megabytes)} MB, started in ${startSeconds.toFixed(1)} s`);
    return { megabytes, seconds: startSeconds };
  };
  const p99 = await ask(stage.shop);
  const first = await measureStart(stage);
  if (products === MANY_PRODUCTS) await untilKept(stage.dataDir);
  await stage.stopShop();
  const restarted = await stage.startAgain();
  await ask(restarted.shop);
  const again = await measureStart(restarted);
  await shutdownHooks.closeAll();
  return { p99, first, again };
}

/** Waits until the search index is written to its file. */
async function untilKept(dataDir: string): Promise<void> {
  const deadline = performance.now() + FILE_PATIENCE_MS;
  while (!existsSync(path.join(dataDir, 'search-index'))) {
    if (performance.now() > deadline) throw new Error('the search index was not saved to its file');
    await wait(LOOK_AGAIN_MS);
  }
}
