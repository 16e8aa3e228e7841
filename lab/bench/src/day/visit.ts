import type { Question } from '../ask.ts';
import { createRandom, type Random } from '../catalogue/random.ts';
import { referenceProduct } from '../catalogue/reference-product.ts';
import { searchTexts } from '../catalogue/search-texts.ts';
import { colors, crafts, kinds, materials, occasions } from '../catalogue/words.ts';
import { assumed } from './assumed-day.ts';
import { drawn, zipf } from './zipf.ts';

export type Kind = 'home' | 'list' | 'product' | 'page' | 'search' | 'suggestions' | 'stock';
/** Seconds after the start of the day. */
type At = { at: number };
export type Asked = At & { kind: Kind; question: Question };
/** A cart that reaches the payment. */
export type Sold = At & { products: string[]; isPaid: boolean };

const SEARCHES = 500;
const RARE_WORDS = 20_000;
const POLL_SECONDS = 30;
const MAX_PAGES = 8;
const SORTS = ['low-high', 'high-low', 'bestseller'];
const CAMPAIGNS = ['diwali', 'navratri', 'new-in', 'sale', 'wedding'];

/**
 * Models how shoppers move through the shop: `visitFrom` returns what a shopper's browser requests and what
 * it buys.
 */
export function shoppers(products: number, random: Random) {
  const popular = shuffled(products, random);
  const rankOfProduct = zipf(products, random);
  const texts = searchTexts(SEARCHES);
  const rankOfText = zipf(SEARCHES, random);
  const filters = combinations();
  const rankOfFilter = zipf(filters.length, random);
  const productId = () => referenceProduct(popular[rankOfProduct()] ?? 0).id;
  const searchText = () =>
    random.next() < assumed.rareSearches ? rareText(random) : (texts[rankOfText()] ?? '');

  function visitFrom(begin: number): { asked: Asked[]; sold: Sold[] } {
    const asked: Asked[] = [];
    let at = begin;
    let list: Record<string, string> = {};
    let pages = 1;
    const push = (kind: Kind, question: Question) => asked.push({ at, kind, question });
    const open = (
      kind: Kind,
      path: string,
      query: Record<string, string>,
      isFirst: boolean,
      route: string,
    ) => {
      const parameters = isFirst ? withCampaign(query, random) : new URLSearchParams(query);
      if (!isFirst) parameters.append('_routes', route);
      const file = path === '/' ? '/_' : path;
      push(kind, get(isFirst ? path : `${file}.data`, parameters));
    };
    const openList = (kind: Kind, isFirst: boolean) => {
      pages = 1;
      open(kind, '/collection', list, isFirst, 'collection/collection-page');
    };
    const openProduct = (isFirst: boolean) =>
      open('product', `/product/${productId()}`, {}, isFirst, 'product/product-page');
    const openHome = (isFirst: boolean) => open('home', '/', {}, isFirst, 'home/home-page');
    const search = (isFirst: boolean) => {
      list = { search: searchText() };
      if (!isFirst) for (const typed of typedOf(list.search ?? '')) push('suggestions', suggested(typed));
      openList('search', isFirst);
    };
    const filter = (isFirst: boolean) => {
      list = { ...filters[rankOfFilter()] };
      openList('list', isFirst);
    };
    const all = (isFirst: boolean) => {
      list = {};
      openList('list', isFirst);
    };

    const landing = drawn(assumed.landings, random);
    ({ home: openHome, collection: all, filtered: filter, product: openProduct, search })[landing](true);
    while (random.next() < assumed.steps / (assumed.steps + 1)) {
      const { least, most } = assumed.secondsOnAPage;
      at += least + random.next() * (most - least);
      const step = drawn(assumed.next, random);
      if (step !== 'page') {
        ({ product: openProduct, filter, search, home: openHome, collection: all })[step](false);
      } else if (pages < MAX_PAGES) {
        pages += 1;
        const query = new URLSearchParams({ ...list, page: String(pages) });
        push('page', get('/api/product/list', query));
      }
    }
    if (random.next() >= assumed.withCart) return { asked, sold: [] };
    const cart = [...new Set(Array.from({ length: 1 + random.below(3) }, productId))];
    for (let poll = begin + random.below(POLL_SECONDS); poll <= at; poll += POLL_SECONDS) {
      asked.push({ at: poll, kind: 'stock', question: stockOf(cart) });
    }
    const isToPay = random.next() < assumed.toPayment;
    return { asked, sold: isToPay ? [{ at, products: cart, isPaid: random.next() < assumed.paid }] : [] };
  }

  return { visitFrom, productId: (rank: number) => referenceProduct(popular[rank] ?? 0).id };
}

function get(path: string, query: URLSearchParams): Question {
  return { method: 'GET', path: query.size > 0 ? `${path}?${query}` : path };
}

function suggested(typed: string): Question {
  return get('/api/product/suggest', new URLSearchParams({ q: typed }));
}

function stockOf(productIds: readonly string[]): Question {
  return { method: 'POST', path: '/api/product/stock-levels', body: JSON.stringify({ productIds }) };
}

/**
 * Returns the beginnings of a text for which the search bar requests suggestions, as shoppers pause while
 * typing.
 */
function typedOf(text: string): string[] {
  return [3, 6, text.length]
    .filter((length, index, all) => length <= text.length && all.indexOf(length) === index)
    .map((length) => text.slice(0, length));
}

function rareText(random: Random): string {
  const rare = createRandom(random.below(RARE_WORDS));
  const words = [
    rare.pick(colors),
    rare.pick(crafts),
    rare.pick(materials),
    rare.pick(occasions),
    rare.pick(kinds).type,
  ];
  return words.slice(0, 2 + rare.below(4)).join(' ');
}

/** Returns the filters and sort orders of lists, the most common first. */
function combinations(): Record<string, string>[] {
  const categories = [...new Set(kinds.map(({ category }) => category))].map((category) => ({ category }));
  const types = [...new Set(kinds.map(({ type }) => type))].map((type) => ({ type }));
  const one = [
    ...categories,
    ...occasions.map((occasion) => ({ occasion })),
    ...types,
    ...colors.map((color) => ({ color })),
    ...['S', 'M', 'L', 'XL'].map((size) => ({ size })),
    ...crafts.map((craft) => ({ craft })),
    ...materials.map((material) => ({ material })),
    ...['999', '1999', '2999'].map((maxPrice) => ({ maxPrice })),
    ...['10', '20', '30'].map((discount) => ({ discount })),
  ];
  const two = categories.flatMap((category) => [
    ...colors.map((color) => ({ ...category, color })),
    ...occasions.map((occasion) => ({ ...category, occasion })),
    ...['S', 'M', 'L', 'XL'].map((size) => ({ ...category, size })),
  ]);
  const sorted = one.flatMap((filter) => SORTS.map((sort) => ({ ...filter, sort })));
  return [...one, ...SORTS.map((sort) => ({ sort })), ...two, ...sorted];
}

/** Adds the parameters that campaigns append to an address, in any order. */
function withCampaign(query: Record<string, string>, random: Random): URLSearchParams {
  const own = Object.entries(query);
  if (random.next() >= assumed.withCampaign) return new URLSearchParams(own);
  const id = Math.floor(random.next() * 1e15).toString(36);
  const added: [string, string][] = random.pick<[string, string][]>([
    [
      ['utm_source', 'instagram'],
      ['utm_medium', 'social'],
      ['utm_campaign', random.pick(CAMPAIGNS)],
      ['fbclid', `IwAR${id}`],
    ],
    [
      ['gclid', `Cj0K${id}`],
      ['utm_campaign', random.pick(CAMPAIGNS)],
    ],
    [
      ['utm_source', 'mail'],
      ['utm_id', id],
    ],
    [['ref', id.slice(0, 4)]],
  ]);
  return new URLSearchParams(random.next() < 0.5 ? [...added, ...own] : [...own, ...added]);
}

function shuffled(count: number, random: Random): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [numbers[last], numbers[other]] = [numbers[other] ?? 0, numbers[last] ?? 0];
  }
  return numbers;
}
