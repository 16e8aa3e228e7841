import http from 'node:http';
import type { Question } from '../ask.ts';
import { referenceProduct } from '../catalogue/reference-product.ts';
import { startBareServer } from '../limit/bare-server.ts';
import { reactAlonePerSecond } from '../limit/react-alone.ts';
import { limited } from '../limited.ts';
import { answersPerSecond } from '../load/http-load.ts';
import { plainRow, type Row, ratioRow } from '../row.ts';
import type { Timing } from '../settings.ts';
import { SHOP_PROCESSES, type Stage } from '../stage/stage.ts';
import { rightAnswer } from './api-row.ts';
import type { Measurement } from './measurement.ts';

const END_OF_PAGE = '</html>';
const CATALOGUE_CHANGES_EVERY_MS = 1_000;
const FRESH_PAGES = 2_000;
/** The rest is spent on components, router, loaders with their calls, HTTP and the load on the same cores. */
const MIN_OF_REACT_ALONE = 0.08;

const WHAT = 'server-rendered /collection and /product/{id} in turn';

/** P5 */
export const cachedPages: Measurement = { what: `${WHAT}, from the cache`, measure: measureCached };

/** P5 */
export const freshPages: Measurement = {
  what: `${WHAT}, rendered afresh by one process`,
  measure: measureFresh,
};

async function measureCached({ shop }: Stage, timing: Timing): Promise<Row[]> {
  const questions = [page('/collection'), page(`/product/${referenceProduct(0).id}`)];
  const agent = new http.Agent({ keepAlive: true });
  const answers = await Promise.all(
    questions.map((question) => rightAnswer(agent, shop, question, END_OF_PAGE)),
  );
  agent.destroy();
  const bare = await startBareServer(answers);
  try {
    const order = { timing, questions, contains: END_OF_PAGE };
    const measured = await limited(
      timing.rounds,
      () => answersPerSecond({ ...order, base: shop }),
      () => answersPerSecond({ ...order, base: bare.base }),
    );
    const bytes = answers.map(({ body }) => body.length).join(' and ');
    const what = `${cachedPages.what}, beside a bare node:http server (${bytes} bytes, ${SHOP_PROCESSES} process)`;
    return [ratioRow({ id: 'P5', what, unit: '/s' }, measured, 0.3)];
  } finally {
    await bare.stop();
  }
}

/**
 * Requests thousands of different pages while the catalogue changes every second, so that nothing can be
 * answered from a cache.
 */
async function measureFresh({ shop, db, products }: Stage, timing: Timing): Promise<Row[]> {
  const questions = Array.from({ length: FRESH_PAGES }, (_, index) => [
    page(`/collection?minPrice=${index}&maxPrice=5000`),
    page(`/product/${referenceProduct(index % products).id}`),
  ]).flat();
  const agent = new http.Agent({ keepAlive: true });
  const answers = await Promise.all(
    questions.slice(0, 2).map((question) => rightAnswer(agent, shop, question, END_OF_PAGE)),
  );
  agent.destroy();
  const pages = answers.map(({ body }) => body.toString());
  const changing = setInterval(() => db.query('notify catalogue'), CATALOGUE_CHANGES_EVERY_MS);
  try {
    const measured = await limited(
      timing.rounds,
      () => answersPerSecond({ base: shop, timing, questions, contains: END_OF_PAGE }),
      () => reactAlonePerSecond({ pages, timing }),
    );
    const what = `${freshPages.what}, beside React alone with the same elements`;
    return [
      ratioRow({ id: 'P5', what, unit: '/s' }, measured, MIN_OF_REACT_ALONE),
      plainRow({ id: 'P5', what: freshPages.what, unit: '/s' }, measured.value, { atLeast: 220 }),
    ];
  } finally {
    clearInterval(changing);
  }
}

function page(path: string): Question {
  return { method: 'GET', path };
}
