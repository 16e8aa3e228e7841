import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import type { Question } from '../ask.ts';
import { load } from '../load/http-load.ts';
import { plainRow, type Row } from '../results.ts';
import { REFERENCE_PRODUCTS, type Timing } from '../settings.ts';
import { type Closing, createClosing } from '../stage/closing.ts';
import { memoryOfTree } from '../stage/memory.ts';
import { openStage } from '../stage/stage.ts';
import { FIRST_PAGE } from './api-row.ts';
import type { ApartMeasurement, Say } from './measurement.ts';
import { detailQuestions } from './product-detail.ts';
import { filteredQueries, searchQueries } from './product-list.ts';

const MANY_PRODUCTS = 1_000_000;
const MOST_GROWTH = 2;
const MOST_MEGABYTES = 1_500;
const MOST_SECONDS = 30;
/** Shorter times are all noise and rounding. */
const LEAST_P99_MS = 5;

type Figures = { p99: Record<string, number>; megabytes: number; seconds: number };

/** P8 */
export const growth: ApartMeasurement = {
  what: `from ${REFERENCE_PRODUCTS} to ${MANY_PRODUCTS} products`,
  async measureApart(closing, timing, say) {
    const few = await measureAt(REFERENCE_PRODUCTS, closing, timing, say);
    const many = await measureAt(MANY_PRODUCTS, closing, timing, say);
    const row = { id: 'P8', unit: 'times' };
    return [
      ...Object.entries(many.p99).map(([name, p99]): Row => {
        const before = few.p99[name] ?? Number.NaN;
        const times = Math.max(p99, LEAST_P99_MS) / Math.max(before, LEAST_P99_MS);
        const what = `p99 of ${name} ${growth.what}: ${before} to ${p99} ms`;
        return plainRow({ ...row, what }, times, { atMost: MOST_GROWTH });
      }),
      plainRow(
        { id: 'P8', unit: 'MB', what: `the shop's process with ${MANY_PRODUCTS} products` },
        many.megabytes,
        {
          atMost: MOST_MEGABYTES,
        },
      ),
      plainRow({ id: 'P8', unit: 's', what: `start with ${MANY_PRODUCTS} products` }, many.seconds, {
        atMost: MOST_SECONDS,
      }),
    ];
  },
};

async function measureAt(products: number, outer: Closing, timing: Timing, say: Say): Promise<Figures> {
  const closing = createClosing();
  outer.add(() => closing.closeAll());
  const stage = await openStage(products, closing, say);
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
  await closing.closeAll();
  return { p99, megabytes, seconds: stage.startSeconds };
}
