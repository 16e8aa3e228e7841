import { readdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { suggestProducts } from '@gulmohar/contract/catalogue/search.ts';
import { ask, type Question } from '../ask.ts';
import { referenceProduct } from '../catalogue/reference-product.ts';
import { searchTexts } from '../catalogue/search-texts.ts';
import { detailQuestions } from '../rows/product-detail.ts';
import { filteredQueries, searchQueries } from '../rows/product-list.ts';
import { ROOT, type Stage } from '../stage/stage.ts';
import { Unmeasured } from '../unmeasured.ts';
import { atOnce } from './at-once.ts';
import type { Cost, CostMeter } from './cost.ts';

const AT_ONCE = 16;
const PAGES = 200;
const FILES = 2_000;
/** How often each request is repeated once both processes have the answer in their caches. */
const AGAIN = 40;
const REPEATED = 25;

/** What a browser requests, each with the cost of an uncached and of a cached answer. */
export type Read = 'page' | 'list' | 'search' | 'suggestions' | 'product';
export type ReadCosts = Record<Read, { fresh: Cost; ready: Cost }> & { file: Cost };

/** @throws Unmeasured when an answer is not the expected one */
export async function measureReads(stage: Stage, meter: CostMeter): Promise<ReadCosts> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const askAll = (questions: readonly Question[]) =>
    atOnce(questions, AT_ONCE, async (question) => {
      const headers = { 'accept-encoding': 'br, gzip', ...question.headers };
      const { status, body } = await ask(agent, stage.shop, { ...question, headers });
      if (status !== 200)
        throw new Unmeasured(`${question.path} answered ${status} ${body.toString().slice(0, 200)}`);
    });

  async function costsOf(questions: readonly Question[]): Promise<{ fresh: Cost; ready: Cost }> {
    const fresh = await meter.spentOn(() => askAll(questions));
    // Few enough to finish before the cached answers expire.
    const repeated = Array.from({ length: AGAIN }, () => questions.slice(0, REPEATED)).flat();
    // Makes sure that each process has cached each answer, or fetched it again after reading the stock
    // changes.
    await askAll(repeated);
    return { fresh, ready: await meter.spentOn(() => askAll(repeated)) };
  }

  await askAll(pages(stage.products).slice(0, AT_ONCE));
  const costs = {
    page: await costsOf(pages(stage.products).slice(AT_ONCE)),
    list: await costsOf(filteredQueries()),
    search: await costsOf(searchQueries()),
    suggestions: await costsOf(suggestions()),
    product: await costsOf(detailQuestions(stage.products)),
    file: await meter.spentOn(() => askAll(Array.from({ length: FILES }, () => file()))),
  };
  agent.destroy();
  return costs;
}

function pages(products: number): Question[] {
  return Array.from({ length: PAGES }, (_, at) => [
    get(`/collection?minPrice=${at}&maxPrice=5000`),
    get(`/product/${referenceProduct((at * 7) % products).id}`),
  ]).flat();
}

function suggestions(): Question[] {
  const typed = new Set(searchTexts(PAGES).map((text) => text.slice(0, 5)));
  return [...typed].map((q) => get(`/api${suggestProducts.path}?${new URLSearchParams({ q })}`));
}

/** Returns a request for one of a page's scripts. */
function file(): Question {
  const folder = path.join(ROOT, 'storefront/build/client/assets');
  const name = readdirSync(folder).find((each) => each.endsWith('.js'));
  return get(`/assets/${name}`);
}

function get(path: string): Question {
  return { method: 'GET', path };
}
