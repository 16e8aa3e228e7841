import { parseArgs } from 'node:util';
import { moveOrder } from '../../fulfilment/change/move-order.ts';
import { afterSaleSettings } from '../../fulfilment/order/after-sale.ts';
import { findOrderIds } from '../../fulfilment/order/short-id.ts';
import type { OrderStatus } from '../../platform/database/tables.ts';
import { ShopSettings } from '../../shop/shop-settings.ts';
import { assertNoMore, type Command, Misuse, onlyOne, reportPlainly } from './command.ts';

const steps: Record<string, OrderStatus> = {
  packing: 'Packing',
  shipped: 'Shipped',
  'out-for-delivery': 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export const orderCommand: Command = {
  usage: `<short id> ${Object.keys(steps).join('|')} [--courier X --tracking Y]`,
  does: 'moves an order to the next step; the buyer is notified by e-mail',
  read(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { courier: { type: 'string' }, tracking: { type: 'string' } },
    });
    const [shortId = '', step = ''] = positionals;
    const to = Object.hasOwn(steps, step) ? steps[step] : undefined;
    if (!shortId) throw new Misuse('Name the order, by the last 8 characters of its id, and the step.');
    if (!to) throw new Misuse(`Name the step: ${Object.keys(steps).join(', ')}.`);
    assertNoMore(positionals, 2);
    return async ({ db, env, say }) => {
      const id = onlyOne(await findOrderIds(db, shortId), `order ${shortId}`);
      const parcel = { courier: values.courier, trackingNumber: values.tracking };
      const { seller } = afterSaleSettings((await ShopSettings.open(db, env)).current());
      await reportPlainly(() => moveOrder(db, id, { to, actor: 'operator', seller, ...parcel }));
      say(`Order ${shortId.toUpperCase()} is ${to}.`);
    };
  },
};
