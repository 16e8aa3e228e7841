import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import * as api from '@gulmohar/contract/admin/order-changes.ts';
import { v7 as uuid } from 'uuid';
import { buildProduct } from './build-product.ts';
import { buildStaff } from './build-staff.ts';
import { buy } from './buy.ts';
import { readTaxDocuments } from './read-tax-documents.ts';
import { deliverOrder, shipOrder } from './ship-order.ts';
import { testShop } from './test-shop.ts';

type Removal = { kind?: 'cancelled' | 'missing'; quantity?: number; requestId?: string };

/**
 * A shop whose staff change orders of two kurtis for Rs. 1,000 each and a saree for Rs. 3,000; delivery is
 * free.
 */
export async function changeAdmin() {
  const shop = await testShop();
  const owner = await buildStaff(shop);
  const kurti = await buildProduct(shop.db, { name: 'Kurti', price: 100_000, stock: { M: 500, L: 500 } });
  const cheap = await buildProduct(shop.db, { name: 'Stole', price: 70_000, stock: 500 });
  const saree = await buildProduct(shop.db, { name: 'Saree', price: 300_000, stock: 500 });
  let guests = 0;

  const read = async (orderId: string) => (await owner.api(getAdminOrder, { query: { orderId } })).order;
  const lineOf = async (orderId: string, name: string) =>
    (await read(orderId)).lines.find((line) => line.name === name)?.lineId ?? '';

  /**
   * Places an order of two kurtis for Rs. 1,000 each and a saree for Rs. 3,000, optionally with a coupon of
   * Rs. 300; delivery is free.
   */
  async function order(
    couponCode?: string,
    { giftWrap = false } = {},
  ): Promise<{ orderId: string; email: string }> {
    const guest = `changes-${guests++}`;
    const lines = [
      { _id: kurti, size: 'M', quantity: 2 },
      { _id: saree, size: null },
    ];
    const amount = (couponCode ? 4_700 : 5_000) + (giftWrap ? 49 : 0);
    const { orderId } = await buy(shop, {
      lines,
      amount,
      guest,
      giftWrap,
      ...(couponCode && { couponCode }),
    });
    return { orderId, email: `${guest}@guest.example` };
  }

  async function takeOut(orderId: string, name: string, { requestId = uuid(), ...removal }: Removal = {}) {
    const lineId = await lineOf(orderId, name);
    const body = {
      orderId,
      lineId,
      requestId,
      kind: 'cancelled' as const,
      quantity: 1,
      reason: 'Asked',
    };
    return owner.api(api.removeOrderItem, { body: { ...body, ...removal } });
  }

  async function stockOf(productId: string): Promise<Record<string, number>> {
    const rows = await shop.db
      .selectFrom('variant')
      .where('product_id', '=', productId)
      .select(['size', 'on_hand'])
      .execute();
    return Object.fromEntries(rows.map(({ size, on_hand }) => [size ?? 'one', on_hand]));
  }

  const documentsOf = (orderId: string) => readTaxDocuments(shop.db, orderId);

  return {
    shop,
    owner,
    kurti,
    cheap,
    saree,
    read,
    lineOf,
    order,
    ship: (orderId: string) => shipOrder(shop, orderId),
    deliver: (orderId: string) => deliverOrder(shop, orderId),
    takeOut,
    stockOf,
    documentsOf,
    newGuest: () => `changes-${guests++}`,
  };
}
