import { type Bench, compare, vendureRow } from '../bench.ts';
import { startBareServer } from '../limit/bare-server.ts';
import { answerTo, load, type Question, shared } from '../load/requests.ts';
import { referenceProduct } from '../reference/product.ts';
import { type Row, row } from '../row.ts';
import { PRODUCTS } from '../shop/stage.ts';
import { VENDURE_PRODUCTS } from '../vendure/vendure.ts';
import { detailQuestion, listQuestion, readFacetValues } from '../vendure/vendure-shop.ts';
import { detailQuestions, filteredPages, firstPage, get, listQuestions, searches } from './questions.ts';

const END_OF_PAGE = '</html>';
const FRESH_PAGES_PER_SECOND = 120;
/** More than a shop renders in a round, so that none is asked for twice. */
const FRESH_PAGES = 1_000;

type Read = {
  id: string;
  what: string;
  questions: Question[];
  /** A text that every right answer contains. */
  contains: string;
  ofBareServer: number;
  /** How many times as many answers as Vendure's, and what Vendure is asked. */
  vendure?: { times: number; questions(url: string): Promise<Question[]> };
};

const reads: Read[] = [
  {
    id: 'P1',
    what: 'GET /api/product/list, first page of 12',
    questions: firstPage,
    contains: '"products":[{',
    ofBareServer: 0.5,
    vendure: { times: 20, questions: async () => [listQuestion()] },
  },
  {
    id: 'P2',
    what: 'the same with two filters and a price sort, 200 different queries',
    questions: listQuestions(filteredPages().map(({ filters, sort }) => ({ ...filters, sort }))),
    contains: '"products":[{',
    ofBareServer: 0.3,
    vendure: { times: 20, questions: filteredAtVendure },
  },
  {
    id: 'P3',
    what: 'search, every other query misspelt, 500 different queries',
    questions: listQuestions(searches.map((search) => ({ search }))),
    contains: '"products":[{',
    ofBareServer: 0.2,
    vendure: {
      times: 50,
      questions: async () => searches.map((term) => listQuestion({ term })),
    },
  },
  {
    id: 'P4',
    what: 'product detail and stock levels in turn, 200 products',
    questions: detailQuestions(PRODUCTS),
    contains: '"stock":{',
    ofBareServer: 0.25,
    vendure: {
      times: 20,
      questions: async () =>
        Array.from({ length: VENDURE_PRODUCTS }, (_, at) => detailQuestion(referenceProduct(at).id)),
    },
  },
  {
    id: 'P5',
    what: 'pages /collection and /product/{id} in turn, from the cache',
    questions: [get('/collection'), get(`/product/${referenceProduct(0).id}`)],
    contains: END_OF_PAGE,
    ofBareServer: 0.5,
  },
];

export function readRow(id: string): (bench: Bench) => Promise<Row[]> {
  const read = reads.find((one) => one.id === id);
  if (!read) throw new RangeError(id);
  return (bench) => measureRead(bench, read);
}

async function measureRead(bench: Bench, read: Read): Promise<Row[]> {
  const { timing, closing } = bench;
  const { ours } = await bench.stages();
  const answers = await inOrder(read.questions, (one) => answerTo(ours.url, one, read.contains));
  const bare = await startBareServer(answers, closing);
  const peer = read.vendure && (await bench.vendure());
  const peersQuestions = (peer && (await read.vendure?.questions(peer.url))) ?? [];
  const perSecond = async (url: string, questions: Question[]) =>
    (await load(url, timing, shared(questions, timing.connections))).perSecond;
  const figures = await compare(bench, {
    shop: ({ url }) => perSecond(url, read.questions),
    limit: () => perSecond(bare, read.questions),
    vendure: peer && (({ url }) => perSecond(url, peersQuestions)),
  });
  const about = { id: read.id, what: read.what, unit: '/s' };
  const besideBare = row(
    { ...about, what: `${read.what}, beside a bare node:http server with the same bytes` },
    figures,
    { ratio: read.ofBareServer },
  );
  return [besideBare, ...(read.vendure ? vendureRow(about, figures, read.vendure.times) : [])];
}

/** P5: pages that nobody has asked for before, so that nothing can be answered from a cache. */
export async function freshPages(bench: Bench): Promise<Row[]> {
  const { timing } = bench;
  const stage = await bench.stages();
  await answerTo(stage.ours.url, get('/collection?minPrice=1&maxPrice=5000'), END_OF_PAGE);
  const figures = await compare(bench, {
    async shop({ url }, round) {
      const pages = (connection: number) =>
        Array.from({ length: FRESH_PAGES }, (_, page) =>
          get(`/collection?minPrice=${page}&maxPrice=${4_000 + round * timing.connections + connection}`),
        );
      return (await load(url, timing, pages)).perSecond;
    },
  });
  const what = 'page /collection with filters that nobody used before, rendered afresh by one process';
  return [row({ id: 'P5', what, unit: '/s' }, figures, { atLeast: FRESH_PAGES_PER_SECOND })];
}

async function filteredAtVendure(url: string): Promise<Question[]> {
  const values = await readFacetValues(url);
  return filteredPages().map(({ filters, sort }) => {
    const wanted = Object.entries(filters).flatMap(([name, value]) => values.get(`${name}:${value}`) ?? []);
    return listQuestion({
      facetValueFilters: wanted.map((and) => ({ and })),
      sort: { price: sort === 'low-high' ? 'ASC' : 'DESC' },
    });
  });
}

async function inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
