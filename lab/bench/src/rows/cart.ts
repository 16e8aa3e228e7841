import { type Bench, compare, vendureRow } from '../bench.ts';
import { fillTpcB, tpcBPerSecond } from '../limit/tpc-b.ts';
import { answerTo, load, post, type Question } from '../load/requests.ts';
import { FLASH, referenceProduct } from '../reference/product.ts';
import { type Row, row } from '../row.ts';
import { PRODUCTS } from '../shop/stage.ts';
import { cartQuestions } from '../vendure/vendure-shop.ts';

const LINES = 10;
/** A little below the most units that a cart line accepts. */
const UNITS_PER_LINE = 90;

/** P7: each connection is a shopper. */
export async function cart(bench: Bench): Promise<Row[]> {
  const { timing } = bench;
  const stages = await bench.stages();
  const tpcB = await fillTpcB(stages.ours.connection);
  const shoppers = new Map<string, Question[][]>();
  for (const { url } of Object.values(stages)) {
    shoppers.set(
      url,
      await Promise.all(Array.from({ length: timing.connections }, (_, n) => questionsOf(url, n))),
    );
  }
  const figures = await compare(bench, {
    async shop({ url }) {
      return (await load(url, timing, (connection) => shoppers.get(url)?.[connection] ?? [])).perSecond;
    },
    limit: () => tpcBPerSecond(tpcB, timing),
    async vendure(vendure) {
      const guests = await Promise.all(
        Array.from({ length: timing.connections }, () => cartQuestions(vendure)),
      );
      return (await load(vendure.url, timing, (connection) => guests[connection] ?? [])).perSecond;
    },
  });
  const about = { id: 'P7', what: 'POST /api/cart/add, signed in', unit: '/s' };
  return [
    row({ ...about, what: `${about.what}, beside TPC-B (pgbench's statements, scale 16)` }, figures, {
      ratio: 0.3,
    }),
    ...vendureRow(about, figures, 10),
  ];
}

/**
 * Registers a shopper, who empties a cart, fills it unit by unit and begins again: each measurement begins anew, wherever
 * the one before it ended.
 */
async function questionsOf(url: string, number: number): Promise<Question[]> {
  const password = 'Of-the-bench-2026';
  const address = { street: '12 Temple Road', city: 'Mysuru', state: 'Karnataka', zipCode: '570001' };
  const shopper = { name: 'Kavya Nair', email: `shopper-${number}@shopper.example`, phone: '9876543210' };
  const registration = post('/api/user/register', {
    ...shopper,
    address,
    password,
    confirmPassword: password,
  });
  const { token } = JSON.parse((await answerTo(url, registration, '"token"')).body.toString());
  const lines = linesInStock();
  const adds = lines.map((line) => post('/api/cart/add', line, { token }));
  const empty = lines.map((line) => post('/api/cart/update', { ...line, quantity: 0 }, { token }));
  return [...empty, ...Array.from({ length: UNITS_PER_LINE }, () => adds).flat()];
}

function linesInStock(): { itemId: string; size: string }[] {
  const lines: { itemId: string; size: string }[] = [];
  for (let index = FLASH.product + 1; index < PRODUCTS && lines.length < LINES; index++) {
    const { id, variants } = referenceProduct(index);
    const inStock = variants.find(({ stock }) => stock > 0);
    if (inStock) lines.push({ itemId: id, size: inStock.size });
  }
  return lines;
}
