import { type Bench, compare, vendureRow } from '../bench.ts';
import { median } from '../in-turns.ts';
import { startBareCheckout } from '../limit/bare-checkout.ts';
import { checkOut, chooseCart } from '../load/checkouts.ts';
import { loadOf } from '../load/load-of.ts';
import type { Load } from '../load/requests.ts';
import type { Random } from '../reference/random.ts';
import { type Row, row } from '../row.ts';
import { untilIdle } from '../shop/processes.ts';
import { PRODUCTS } from '../shop/stage.ts';
import { VENDURE_PRODUCTS } from '../vendure/vendure.ts';
import { checkOutAtVendure } from '../vendure/vendure-shop.ts';

const MAX_P99_MS = 400;

/** P6: the doctor must find the books in order afterwards, or there is no figure. */
export async function checkout(bench: Bench): Promise<Row[]> {
  const { timing, closing } = bench;
  const stages = await bench.stages();
  const bare = await startBareCheckout(stages.ours, closing);
  const loads = new Map<string, Load[]>();
  const loadCheckouts = async (shop: { url: string; sandbox: string }, round: number) => {
    const load = await loadOf(timing, round + 1, (random, name) => {
      const guest = { name: `guest-${name}`, address: addressOf(random) };
      return checkOut(shop, chooseCart(random, PRODUCTS), guest);
    });
    loads.set(shop.url, [...(loads.get(shop.url) ?? []), load]);
    return load.perSecond;
  };
  const figures = await compare(bench, {
    async shop(stage, round) {
      const perSecond = await loadCheckouts(stage, round);
      // The orders' mails would slow down what is measured next.
      await untilIdle(stage.pid);
      return perSecond;
    },
    limit: (round) => loadCheckouts({ url: bare, sandbox: stages.ours.sandbox }, round),
    async vendure(vendure, round) {
      const load = await loadOf(timing, round + 1, (random, name) =>
        checkOutAtVendure(vendure, chooseCart(random, VENDURE_PRODUCTS), `guest-${name}`),
      );
      return load.perSecond;
    },
  });
  for (const stage of Object.values(stages)) await stage.command('doctor', '--days', '1');
  const p99Of = (url: string) => median((loads.get(url) ?? []).map(({ p99 }) => p99));
  const { ours, beside } = stages;
  const p99 = { ours: p99Of(ours.url), beside: beside && p99Of(beside.url), limit: p99Of(bare) };
  const what = 'whole guest checkout of 1 to 3 lines (create-order, sandbox payment, verify)';
  const about = { id: 'P6', what, unit: 'orders/s' };
  const besideBare = 'a program that commits the same rows and checks nothing';
  return [
    row({ ...about, what: `${what}, beside ${besideBare}` }, figures, { ratio: 0.25 }),
    ...vendureRow(about, figures, 12),
    row({ ...about, what: 'p99 of the same', unit: 'ms' }, p99, { below: MAX_P99_MS }),
  ];
}

/** Guests who share an address would queue for the same counter. */
function addressOf(random: Random): string {
  return [10, random.below(256), random.below(256), 1 + random.below(254)].join('.');
}
