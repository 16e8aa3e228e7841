import { once } from 'node:events';
import http from 'node:http';
import { createRandom } from '../catalogue/random.ts';
import type { CheckoutOrder, CheckoutReport } from './checkout-load.ts';
import { checkOut, chooseCart } from './guest-checkout.ts';

process.once('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const { shop, sandbox, timing, products, round } = message as CheckoutOrder;

const shops = {
  agent: new http.Agent({ keepAlive: true, maxSockets: timing.connections }),
  shop,
  sandbox,
};
const measureFrom = performance.now() + timing.warmUp * 1000;
const measureUntil = measureFrom + timing.seconds * 1000;
const durations: number[] = [];
const totals = { orders: 0, units: 0, failures: 0, firstFailure: null as string | null };

async function shopOn(worker: number): Promise<void> {
  const random = createRandom(round * 1000 + worker);
  for (let visit = 0; performance.now() < measureUntil; visit++) {
    const cart = chooseCart(random, products);
    const start = performance.now();
    try {
      const address = [10, random.below(256), random.below(256), 1 + random.below(254)].join('.');
      await checkOut(shops, cart, { name: `guest-${round}-${worker}-${visit}`, address });
    } catch (error) {
      totals.failures++;
      totals.firstFailure ??= String(error);
      continue;
    }
    const end = performance.now();
    totals.orders++;
    totals.units += cart.reduce((sum, line) => sum + line.quantity, 0);
    if (end >= measureFrom && end < measureUntil) durations.push(end - start);
  }
}

await Promise.all(Array.from({ length: timing.connections }, (_, worker) => shopOn(worker)));
durations.sort((a, b) => a - b);
const report: CheckoutReport = {
  measured: durations.length,
  seconds: timing.seconds,
  p99: durations[Math.ceil(durations.length * 0.99) - 1] ?? 0,
  ...totals,
};
process.send?.(report);
