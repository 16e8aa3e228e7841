import { parseArgs } from 'node:util';
import { afterSaleSettings } from '../../fulfilment/order/after-sale.ts';
import { findOrderIds } from '../../fulfilment/order/find-by-short-id.ts';
import { moveOrder } from '../../fulfilment/order/move-order.ts';
import type { OrderStatus } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { ShopSettings } from '../../shop/shop-settings.ts';
import type { Command } from './commands.ts';
import { assertNoMore, Misuse } from './misuse.ts';

const steps: Record<string, OrderStatus> = {
  packing: 'Packing',
  shipped: 'Shipped',
  'out-for-delivery': 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export const orderCommand: Command = {
  usage: `<short id> ${Object.keys(steps).join('|')} [--courier X --tracking Y]`,
  does: 'takes an order one step further; the buyer is told by mail',
  read(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { courier: { type: 'string' }, tracking: { type: 'string' } },
    });
    const [shortId = '', step = ''] = positionals;
    const to = Object.hasOwn(steps, step) ? steps[step] : undefined;
    if (!shortId) throw new Misuse('Say which order, by its last 8 characters, and which step.');
    if (!to) throw new Misuse(`Say which step: ${Object.keys(steps).join(', ')}.`);
    assertNoMore(positionals, 2);
    return async ({ db, env, say }) => {
      const id = onlyOne(await findOrderIds(db, shortId), `order ${shortId}`);
      const parcel = { courier: values.courier, trackingNumber: values.tracking };
      const { seller } = afterSaleSettings((await ShopSettings.open(db, env)).current());
      await inPlainWords(() => moveOrder(db, id, { to, actor: 'operator', seller, ...parcel }));
      say(`Order ${shortId.toUpperCase()} is ${to}.`);
    };
  },
};

/** @throws StartupError when nothing or more than one thing is called so */
export function onlyOne(ids: readonly string[], what: string): string {
  const [id, ...others] = ids;
  if (!id) throw new StartupError(`There is no ${what}.`);
  if (others.length > 0) throw new StartupError(`${ids.length} are called ${what}: ${ids.join(', ')}.`);
  return id;
}

/** A refusal is one line for the operator, without a stack. */
export async function inPlainWords(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    throw error instanceof ShopError ? new StartupError(error.message) : error;
  });
}
