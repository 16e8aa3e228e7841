import type { Bench } from '../bench.ts';
import { p99Of } from '../in-turns.ts';
import { checkOut, Refused } from '../load/checkouts.ts';
import { FLASH, referenceProduct } from '../reference/product.ts';
import { type Row, row } from '../row.ts';
import type { Stage } from '../shop/stage.ts';

const GUESTS = 2_000;
const MAX_P99_MS = 5_000;

type Outcome = { orders: number; soldOut: number; failures: Record<string, number>; p99: number };

/** P10: the doctor must find the books in order afterwards, or there is no figure. */
export async function flashSale(bench: Bench): Promise<Row[]> {
  const { ours, beside } = await bench.stages();
  const sale = await sell(ours);
  const other = beside && (await sell(beside));
  const what = `${GUESTS} guests want one of ${FLASH.units} units at the same moment`;
  const outcome = `${sale.orders} orders, ${sale.soldOut} told that it is sold out, others ${JSON.stringify(sale.failures)}`;
  const faultsOf = ({ orders, soldOut }: Outcome) =>
    Math.abs(orders - FLASH.units) + (GUESTS - orders - soldOut);
  return [
    row(
      { id: 'P10', unit: 'faults', what: `${what}: ${outcome}` },
      { ours: faultsOf(sale), beside: other && faultsOf(other) },
      { below: 1 },
    ),
    row(
      { id: 'P10', unit: 'ms', what: `${what}: p99 of the shop's answers` },
      { ours: sale.p99, beside: other?.p99 },
      { below: MAX_P99_MS },
    ),
  ];
}

async function sell(stage: Stage): Promise<Outcome> {
  const product = referenceProduct(FLASH.product);
  const cart = [{ product, size: product.variants[0]?.size ?? '', quantity: 1 }];
  const outcome: Outcome = { orders: 0, soldOut: 0, failures: {}, p99: 0 };
  const durations: number[] = [];
  const buy = async (number: number) => {
    const guest = { name: `flash-${number}`, address: `10.9.${number >> 8}.${number & 255}` };
    try {
      await checkOut(stage, cart, guest, (ms) => durations.push(ms));
      outcome.orders++;
    } catch (error) {
      if (error instanceof Refused && error.text.includes('OUT_OF_STOCK')) outcome.soldOut++;
      else {
        const kind = error instanceof Refused ? String(error.status) : String(error);
        outcome.failures[kind] = (outcome.failures[kind] ?? 0) + 1;
      }
    }
  };
  await Promise.all(Array.from({ length: GUESTS }, (_, number) => buy(number)));
  await stage.command('doctor', '--days', '1');
  return { ...outcome, p99: p99Of(durations) };
}
