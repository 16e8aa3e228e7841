import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import type { Question } from '../ask.ts';
import { load } from '../load/http-load.ts';
import { plainRow, type Row } from '../row.ts';
import { REFERENCE_PRODUCTS, type Timing } from '../settings.ts';
import { createClosing, type ShutdownHooks } from '../stage/closing.ts';
import { memoryOfTree } from '../stage/memory.ts';
import { openStage } from '../stage/stage.ts';
import { FIRST_PAGE } from './api-row.ts';
import type { ApartMeasurement, Say } from './measurement.ts';
import { detailQuestions } from './product-detail.ts';
import { filteredQueries, searchQueries } from './product-list.ts';

const MANY_PRODUCTS = 1_000_000;
const MAX_GROWTH = 2;
const MAX_MEGABYTES = 1_500;
const MAX_SECONDS = 30;
/** Shorter times are all noise and rounding. */
const MIN_P99_MS = 5;

type Figures = { p99: Record<string, number>; megabytes: number; seconds: number };

/** P8 */
export const growth: ApartMeasurement = {
  what: `from ${REFERENCE_PRODUCTS} to ${MANY_PRODUCTS} products`,
  async measureApart(shutdownHooks, timing, say) {
    const few = await measureAt(REFERENCE_PRODUCTS, shutdownHooks, timing, say);
    const many = await measureAt(MANY_PRODUCTS, shutdownHooks, timing, say);
    const row = { id: 'P8', unit: 'times' };
    return [
      ...Object.entries(many.p99).map(([name, p99]): Row => {
        const before = few.p99[name] ?? Number.NaN;
        const times = Math.max(p99, MIN_P99_MS) / Math.max(before, MIN_P99_MS);
        const what = `p99 of ${name} ${growth.what}: ${before} to ${p99} ms`;
        return plainRow({ ...row, what }, times, { atMost: MAX_GROWTH });
      }),
      plainRow(
        { id: 'P8', unit: 'MB', what: `the shop's process with ${MANY_PRODUCTS} products` },
        many.megabytes,
        {
          atMost: MAX_MEGABYTES,
        },
      ),
      plainRow({ id: 'P8', unit: 's', what: `start with ${MANY_PRODUCTS} products` }, many.seconds, {
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
  const p99: Record<string, number> = {};
  for (const [name, asked] of Object.entries(questions)) {
    const contains = asked.some(({ path }) => path.startsWith(`/api${listProducts.path}`))
      ? '"products":['
      : '"stock":{';
    p99[name] = (await load({ base: stage.shop, timing, questions: asked, contains })).p99;
    say(`  ${products} products, ${name}: p99 ${p99[name]} ms`);
  }
  const megabytes = (await memoryOfTree(stage.shopPid)) ?? Number.NaN;
  say(`  ${products} products: ${Math.round(megabytes)} MB, started in ${stage.startSeconds.toFixed(1)} s`);
  await shutdownHooks.closeAll();
  return { p99, megabytes, seconds: stage.startSeconds };
}
