import type pg from 'pg';
import { referenceProduct } from '../catalogue/reference-product.ts';
import { holdFlashSale } from '../load/flash-sale.ts';
import { plainRow, type Row } from '../row.ts';
import { openStage, type Stage } from '../stage/stage.ts';
import { Unmeasured } from '../unmeasured.ts';
import { assertDoctorIsContent } from './doctor.ts';
import type { ApartMeasurement, Measurement } from './measurement.ts';

const UNITS = 100;
const MAX_MS = 1_500;
const WEB_PROCESSES = 2;

type Crowd = { what: string; buyers: number; withinSeconds: number };

const moment: Crowd = {
  what: `2000 guests want one of ${UNITS} units at the same moment`,
  buyers: 2_000,
  withinSeconds: 0,
};
const tenSeconds: Crowd = {
  what: `20000 guests want one of ${UNITS} units within 10 seconds, from ${WEB_PROCESSES} web processes`,
  buyers: 20_000,
  withinSeconds: 10,
};

/** P10 */
export const flashSale: Measurement = {
  what: moment.what,
  measure: (stage) => sell(stage, moment),
};

/** P10 for a shop with several processes. */
export const longFlashSale: ApartMeasurement = {
  what: tenSeconds.what,
  async measureApart(shutdownHooks, _timing, say) {
    const stage = await openStage(200, shutdownHooks, say, { processes: WEB_PROCESSES });
    return sell(stage, tenSeconds);
  },
};

async function sell(stage: Stage, { what, buyers, withinSeconds }: Crowd): Promise<Row[]> {
  const { db, shop, sandbox } = stage;
  const product = stage.products - 1;
  const { id, variants } = referenceProduct(product);
  const size = variants[0]?.size ?? '';
  const variant = await leaveUnits(db, `${id}-${size}`, UNITS);
  const sale = { shop, sandbox, buyers, product, size, withinSeconds };
  const { orders, late, others, p50, p99 } = await holdFlashSale(sale);
  const { rows } = await db.query(
    `select count(*)::int as sold from order_line join orders on orders.id = order_id where variant_id = $1
       and email like 'flash-%'`,
    [variant],
  );
  if (rows[0].sold !== orders) throw new Unmeasured(`${rows[0].sold} recorded orders instead of ${orders}`);
  await assertDoctorIsContent(stage);
  const outcome = `${orders} orders, ${late} told that it is sold out, others ${JSON.stringify(others)}, median ${Math.round(p50)} ms`;
  const faults = Math.abs(orders - UNITS) + (buyers - orders - late);
  return [
    plainRow({ id: 'P10', unit: '', what: `${what}: ${outcome}; faults` }, faults, { below: 1 }),
    plainRow({ id: 'P10', unit: 'ms', what: `${what}, p99 of the shop's answers` }, p99, {
      below: MAX_MS,
    }),
  ];
}

/**
 * Sets the stock of a variant to exactly this many units.
 * @returns its id
 */
export async function leaveUnits(db: pg.Client, sku: string, units: number): Promise<number> {
  const { rows } = await db.query(
    `insert into stock_movement (variant_id, kind, on_hand_change, note)
     select id, 'corrected', $2 - (on_hand - reserved), 'flash sale' from variant where sku = $1 returning variant_id`,
    [sku, units],
  );
  return rows[0].variant_id;
}
