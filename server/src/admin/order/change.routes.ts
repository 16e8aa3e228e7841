import * as api from '@gulmohar/contract/admin/order-changes.ts';
import { changeAddress } from '../../fulfilment/change/change-address.ts';
import { changeEmail } from '../../fulfilment/change/change-email.ts';
import { swapItem } from '../../fulfilment/change/swap-item.ts';
import { takeOut } from '../../fulfilment/change/take-out.ts';
import type { AfterSale } from '../../fulfilment/order/after-sale.ts';
import { bookPickup } from '../../fulfilment/return/book-pickup.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { shippingRulesOf } from '../../shop/shipping-rules.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { staffRoute } from '../session/staff-route.ts';
import { readAdminOrder } from './read-order.ts';

type Needs = { db: Database; afterSale: () => AfterSale; settings: CurrentSettings };

export function changeRoutes({ db, afterSale, settings }: Needs): Route[] {
  return [
    staffRoute(api.removeOrderItem, {}, async ({ body, staff }) => {
      await takeOut(db, staff, { ...body, seller: afterSale().seller });
      return { order: await readAdminOrder(db, body.orderId) };
    }),

    staffRoute(api.swapItem, {}, async ({ body, staff }) => {
      await swapItem(db, staff, body);
      return { order: await readAdminOrder(db, body.orderId) };
    }),

    staffRoute(api.changeAddress, {}, async ({ body: { orderId, version, ...address }, staff }) => {
      const { cod, ...rules } = settings.current();
      await changeAddress(db, staff, { orderId, version, address, cod, shipping: shippingRulesOf(rules) });
      return { order: await readAdminOrder(db, orderId) };
    }),

    staffRoute(api.changeEmail, {}, async ({ body: { orderId, email }, staff }) => {
      await changeEmail(db, staff, orderId, email);
      return { order: await readAdminOrder(db, orderId) };
    }),

    staffRoute(api.keepReturnPickup, {}, async ({ body, staff }) => {
      await bookPickup(db, staff, body);
      return {};
    }),
  ];
}
