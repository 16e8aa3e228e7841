import {
  blockCustomer,
  CUSTOMERS_PAGE,
  type CustomerRow,
  eraseCustomer,
  exportCustomer,
  getCustomer,
  listCustomers,
  unblockCustomer,
} from '@gulmohar/contract/admin/customer.ts';
import { collectData } from '../../accounts/user/collect-data.ts';
import { deleteAccount } from '../../accounts/user/delete-account.ts';
import { accountOrders } from '../../fulfilment/my-orders/account-orders.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Reads } from '../../platform/database/reads.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { pageOf } from '../page-of.ts';
import { staffRoute } from '../session/staff-route.ts';
import { blockPerson, unblockPerson } from './block-person.ts';
import { type CustomerRecord, findCustomers } from './customer-list.store.ts';
import { readEarlierShop } from './earlier-shop.store.ts';

type Needs = { db: Database; reads: Reads };

export function customerRoutes({ db, reads }: Needs): Route[] {
  async function find(userId: string): Promise<CustomerRecord> {
    const [found] = await findCustomers(db, { userId });
    if (!found) throw new ShopError('NOT_FOUND', 'There is no such customer');
    return found;
  }

  return [
    staffRoute(listCustomers, {}, async ({ query }) => {
      const found = await reads((from) => findCustomers(from, query));
      const { shown, nextAfter } = pageOf(found, CUSTOMERS_PAGE);
      return { customers: shown.map(present), nextAfter };
    }),

    staffRoute(getCustomer, {}, async ({ query }) => {
      const found = await find(query.userId);
      return {
        customer: {
          ...present(found),
          isEmailConfirmed: found.email_confirmed_at !== null,
          blockReason: found.block_reason,
          earlierShop: await readEarlierShop(db, found.id),
        },
      };
    }),

    staffRoute(blockCustomer, {}, async ({ body, staff }) => {
      await blockPerson(db, staff, body);
      return {};
    }),

    staffRoute(unblockCustomer, {}, async ({ body, staff }) => {
      await unblockPerson(db, staff, body);
      return {};
    }),

    staffRoute(exportCustomer, {}, async ({ body, staff }) => {
      const { id } = await find(body.userId);
      await db.transaction().execute((trx) =>
        recordChange(trx, staff, {
          action: 'customer.export',
          subject: id,
          before: null,
          after: { data: 'given out' },
        }),
      );
      return { data: await collectData({ db, orders: accountOrders }, id) };
    }),

    staffRoute(eraseCustomer, {}, async ({ body, staff }) => {
      const { id, email } = await find(body.userId);
      if (email !== body.email) throw wrongField('email', 'This is not the customer’s email address');
      await deleteAccount({ db, orders: accountOrders }, id, async (trx) => {
        await recordChange(trx, staff, {
          action: 'customer.erase',
          subject: id,
          before: { account: 'there' },
          after: { account: 'gone' },
        });
      });
      return {};
    }),
  ];
}

function present(row: CustomerRecord): CustomerRow {
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    joinedAt: row.joined_at.toISOString(),
    orders: row.orders,
    spent: row.spent,
    isBlocked: row.block_reason !== null,
  };
}
