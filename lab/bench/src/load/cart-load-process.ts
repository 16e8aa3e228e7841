import { once } from 'node:events';
import http from 'node:http';
import { addToCart } from '@gulmohar/contract/sales/cart.ts';
import { ask } from '../ask.ts';
import { referenceProduct } from '../catalogue/reference-product.ts';
import type { CartOrder, CartReport } from './cart-load.ts';

const LINES = 10;
/** A little below the most units that a cart line accepts. */
const UNITS_PER_LINE = 90;

process.once('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const { shop, timing, products, tokens } = message as CartOrder;

const agent = new http.Agent({ keepAlive: true, maxSockets: timing.connections });
const measureFrom = performance.now() + timing.warmUp * 1000;
const measureUntil = measureFrom + timing.seconds * 1000;
const report: CartReport = { measured: 0, seconds: timing.seconds, failures: 0, firstFailure: null };

/** Lines that are in stock, the same for every shopper. */
const lines = Array.from({ length: products }, (_, index) => referenceProduct(index))
  .flatMap(({ id, variants }) => {
    const inStock = variants.find((variant) => variant.on_hand > 0);
    return inStock ? [JSON.stringify({ itemId: id, size: inStock.size })] : [];
  })
  .slice(0, LINES);

/** Fills the shoppers' carts one after the other. */
async function fillCarts(worker: number): Promise<void> {
  for (let at = worker; at < tokens.length; at += timing.connections) {
    for (let unit = 0; unit < LINES * UNITS_PER_LINE; unit++) {
      if (performance.now() > measureUntil) return;
      await addUnit(tokens[at] ?? '', lines[unit % LINES] ?? '');
    }
  }
}

async function addUnit(token: string, body: string): Promise<void> {
  const question = { method: 'POST', path: `/api${addToCart.path}`, body, headers: { token } };
  const answer = await ask(agent, shop, question);
  const end = performance.now();
  if (answer.status !== 200) {
    report.failures++;
    report.firstFailure ??= `${answer.status} ${answer.body.toString().slice(0, 200)}`;
  } else if (end >= measureFrom && end < measureUntil) report.measured++;
}

await Promise.all(Array.from({ length: timing.connections }, (_, worker) => fillCarts(worker)));
process.send?.(report);
