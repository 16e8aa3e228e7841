import type pg from 'pg';
import { referenceProduct } from '../catalogue/reference-product.ts';
import { holdFlashSale } from '../load/flash-sale.ts';
import { plainRow } from '../row.ts';
import { Unmeasured } from '../unmeasured.ts';
import type { Measurement } from './measurement.ts';

const BUYERS = 2_000;
const UNITS = 100;

/** P10 */
export const flashSale: Measurement = {
  what: `${BUYERS} guests want one of ${UNITS} units at the same moment`,
  async measure({ db, shop, sandbox, products }) {
    const product = products - 1;
    const { id, variants } = referenceProduct(product);
    const size = variants[0]?.size ?? '';
    const variant = await leaveUnits(db, `${id}-${size}`);
    const { orders, late, others, p50, p99 } = await holdFlashSale({
      shop,
      sandbox,
      buyers: BUYERS,
      product,
      size,
    });
    const { rows } = await db.query(
      `select count(*)::int as sold from order_line join orders on orders.id = order_id where variant_id = $1
         and email like 'flash-%'`,
      [variant],
    );
    if (rows[0].sold !== orders) throw new Unmeasured(`${rows[0].sold} recorded orders instead of ${orders}`);
    const outcome = `${orders} orders, ${late} told that it is sold out, others ${JSON.stringify(others)}, median ${Math.round(p50)} ms`;
    const faults = Math.abs(orders - UNITS) + (BUYERS - orders - late);
    const row = { id: 'P10', unit: '' };
    return [
      plainRow({ ...row, what: `${flashSale.what}: ${outcome}; faults` }, faults, { below: 1 }),
      plainRow({ id: 'P10', unit: 'ms', what: `${flashSale.what}, p99 of the shop's answers` }, p99, {
        below: 2_000,
      }),
    ];
  },
};

/** Sets the stock of a variant to exactly this many. @returns its id */
async function leaveUnits(db: pg.Client, sku: string): Promise<number> {
  const { rows } = await db.query(
    `insert into stock_movement (variant_id, kind, on_hand_change, note)
     select id, 'corrected', $2 - (on_hand - reserved), 'flash sale' from variant where sku = $1 returning variant_id`,
    [sku, UNITS],
  );
  return rows[0].variant_id;
}
