import { FIND_MIN_LENGTH, findAnything } from '@gulmohar/contract/admin/find.ts';
import { isAllowed } from '@gulmohar/contract/admin/permissions.ts';
import type { Reads } from '../../platform/database/reads.ts';
import type { Route } from '../../platform/http/route.ts';
import { findProducts } from '../product/find-products.ts';
import { staffRoute } from '../session/staff-route.ts';
import { findCustomers } from './find-customers.ts';
import { findOrders } from './find-orders.ts';

export function findRoutes({ reads }: { reads: Reads }): Route[] {
  return [
    staffRoute(findAnything, {}, async ({ body: { q }, staff: { role } }) => {
      if (q.length < FIND_MIN_LENGTH) return { orders: [], products: [], customers: [] };
      return reads(async (db) => {
        const { products, hits } = await findProducts(db, q);
        return {
          orders: isAllowed(role, 'orders.read') ? await findOrders(db, q, hits) : [],
          products: isAllowed(role, 'products.read') ? products : [],
          customers: isAllowed(role, 'customers.read') ? await findCustomers(db, q) : [],
        };
      });
    }),
  ];
}
