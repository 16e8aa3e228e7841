import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { type Row, row } from '../row.ts';
import { megabytesBelow } from '../shop/processes.ts';
import type { Shop } from '../shop/shop.ts';

/** After this time, nothing of the start is left to do. */
const REST_MS = 10_000;

/** P14: the last row that needs the demo shops, which would disturb the others. */
export async function starts(bench: Bench): Promise<Row[]> {
  const shops = await bench.demoShops();
  const ours = await startAgain(shops.ours);
  const beside = shops.beside && (await startAgain(shops.beside));
  return [
    row(
      { id: 'P14', unit: 's', what: 'second npm start' },
      { ours: ours.seconds, beside: beside?.seconds },
      { below: 6 },
    ),
    row(
      { id: 'P14', unit: 'MB', what: 'shop and database at rest' },
      { ours: ours.megabytes, beside: beside?.megabytes },
      { below: 400 },
    ),
  ];
}

async function startAgain(shop: Shop): Promise<{ seconds: number; megabytes: number }> {
  await shop.restart();
  await wait(REST_MS);
  const megabytes = (await megabytesBelow(shop.pid)).reduce((sum, one) => sum + one, 0);
  await shop.stop();
  return { seconds: shop.startSeconds, megabytes: megabytes || Number.NaN };
}
