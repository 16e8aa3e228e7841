import { once } from 'node:events';
import http from 'node:http';
import { createRandom } from '../catalogue/random.ts';
import { referenceProduct } from '../catalogue/reference-product.ts';
import { chooseCart } from '../load/guest-checkout.ts';
import { VendureGuest } from './shop-api.ts';
import { skuOf } from './vendure-catalogue.ts';
import type { VendureLoadOrder, VendureLoadReport } from './vendure-load.ts';

/** As in the shop's carts. */
const LINES = 10;
const UNITS_PER_LINE = 90;

process.once('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const order = message as VendureLoadOrder;
const { base, timing, products, variants, round } = order;
const connections = order.kind === 'oversell' ? order.buyers : timing.connections;
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
const measureFrom = performance.now() + timing.warmUp * 1000;
const measureUntil = measureFrom + timing.seconds * 1000;
const report: VendureLoadReport = { measured: 0, failures: 0, firstFailure: null };

const idOf = (product: string, size: string) => variants[skuOf(product, size)] ?? 'unknown';

async function count(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    report.failures += 1;
    report.firstFailure ??= String(error);
    return;
  }
  const end = performance.now();
  if (end >= measureFrom && end < measureUntil) report.measured += 1;
}

async function fillCarts(): Promise<void> {
  const lines = Array.from({ length: products }, (_, number) => referenceProduct(number))
    .flatMap(({ id, variants: sizes }) => {
      const inStock = sizes.find(({ on_hand }) => on_hand > 0);
      return inStock ? [idOf(id, inStock.size)] : [];
    })
    .slice(0, LINES);
  while (performance.now() < measureUntil) {
    const guest = new VendureGuest(agent, base);
    for (let unit = 0; unit < LINES * UNITS_PER_LINE && performance.now() < measureUntil; unit += 1) {
      await count(() => guest.add(lines[unit % LINES] ?? '', 1));
    }
  }
}

async function checkOut(worker: number): Promise<void> {
  const random = createRandom(round * 1000 + worker);
  for (let visit = 0; performance.now() < measureUntil; visit += 1) {
    const cart = chooseCart(random, products);
    await count(async () => {
      const guest = new VendureGuest(agent, base);
      for (const { product, size, quantity } of cart) await guest.add(idOf(product.id, size), quantity);
      await guest.arrangePayment(`guest-${round}-${worker}-${visit}`);
      await guest.pay();
    });
  }
}

/** All buyers have it in their carts before the first one pays; then all pay at once. */
async function oversell(buyers: number, sku: string): Promise<void> {
  const guests = Array.from({ length: buyers }, () => new VendureGuest(agent, base));
  const ready = await Promise.allSettled(
    guests.map(async (guest, buyer) => {
      await guest.add(variants[sku] ?? '', 1);
      await guest.arrangePayment(`buyer-${round}-${buyer}`);
      return guest;
    }),
  );
  const paid = await Promise.allSettled(
    ready.flatMap((one) => (one.status === 'fulfilled' ? [one.value.pay()] : [])),
  );
  report.measured = paid.filter(({ status }) => status === 'fulfilled').length;
  const refused = [...ready, ...paid].filter((one) => one.status === 'rejected');
  report.failures = refused.length;
  report.firstFailure = refused[0] ? String(refused[0].reason) : null;
}

if (order.kind === 'oversell') await oversell(order.buyers, order.sku);
else {
  const work = order.kind === 'carts' ? fillCarts : checkOut;
  await Promise.all(Array.from({ length: timing.connections }, (_, worker) => work(worker)));
}
process.send?.(report);
