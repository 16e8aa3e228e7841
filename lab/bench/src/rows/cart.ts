import { prepareTpcB } from '../limit/tpc-b.ts';
import { limited } from '../limited.ts';
import { loadCarts } from '../load/cart-load.ts';
import { ratioRow } from '../row.ts';
import { createShopperId, insertShoppers, signIn } from '../stage/shoppers.ts';
import { Unmeasured } from '../unmeasured.ts';
import type { Measurement } from './measurement.ts';

/** Each fills one cart per round; enough of them that no cart is full before the end. */
const SHOPPERS = 200;

/** P7 */
export const cart: Measurement = {
  what: 'POST /api/cart/add, signed in',
  async measure({ db, database, shop, products }, timing) {
    await createShopperId(db);
    await insertShoppers(db, SHOPPERS);
    const tokens = await signIn(
      database,
      Array.from({ length: SHOPPERS }, (_, index) => index + 1),
    );
    const tpcB = await prepareTpcB(database);
    const measured = await limited(
      timing.rounds,
      async () => {
        await db.query('delete from cart_line');
        const report = await loadCarts({ shop, timing, products, tokens });
        if (report.failures === 0 && report.measured > 0) return report.measured / report.seconds;
        throw new Unmeasured(`${report.failures} failed; the first failure: ${report.firstFailure}`);
      },
      () => tpcB.perSecond(timing),
    );
    const what = `${cart.what}, beside ${tpcB.name}`;
    return [ratioRow({ id: 'P7', what, unit: '/s' }, measured, 0.5)];
  },
};
