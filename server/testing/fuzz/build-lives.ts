import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { redeemGiftCard } from '@gulmohar/contract/sales/gift-card.ts';
import { v7 as uuid } from 'uuid';
import { buildCoupon } from '../build-coupon.ts';
import { makeOlder } from '../build-order.ts';
import { buildProduct } from '../build-product.ts';
import type { TestShopper } from '../build-shopper.ts';
import { buildStaff } from '../build-staff.ts';
import { buy } from '../buy.ts';
import { giftCardCode, giftCardOrder, payGiftCard } from '../buy-gift-card.ts';
import { draftCod } from '../draft-admin.ts';
import { deliverOrder, shipOrder } from '../ship-order.ts';
import { buildWaiting, holdsOf, pick, receive } from '../stock-queue.ts';
import type { TestShop } from '../test-shop.ts';

/** That of the API description's examples, which have a coupon for free delivery here. */
const PRICE = 1_299;
const SPARE_IDS = 40;

/** Ids and codes, by the names of fields and parameters. */
export type Existing = Readonly<Record<string, readonly string[]>>;

/** A shopper, and what calls can refer to, so that they get past the first lookup. */
export type Life = { shopper: TestShopper; existing: Existing };

/** All before the first call, because calls change the settings on which buying depends. */
export async function buildLives(shop: TestShop, count: number): Promise<Life[]> {
  const { api } = await buildStaff(shop);
  await api(saveSettings, {
    body: { group: 'giftCards', value: { amounts: [200_000, PRICE * 100], years: 2 } },
  });
  await api(saveSettings, { body: { group: 'cod', value: draftCod } });
  const lives: Life[] = [];
  for (let nth = 0; nth < count; nth++) lives.push(await buildLife(shop, `fuzz-${nth}`));
  return lives;
}

async function buildLife(shop: TestShop, name: string): Promise<Life> {
  const { kurti: heldId, waiting } = await buildWaiting(shop, 1);
  const shopper = pick(waiting);
  await receive(shop, heldId, 1);
  const holds = await holdsOf(shop, shopper, heldId);
  const kurti = { stock: { M: 50_000, L: 50_000 }, price: PRICE * 100 };
  const sold = [await buildProduct(shop.db, kurti), await buildProduct(shop.db, kurti)];
  const orderIds = await buildOrders(shop, shopper, sold);
  const lineIds = await linesOf(shop, orderIds);
  await shopper.api(requestReturn, {
    body: { orderId: pick(orderIds, 2), itemIds: lineIds.slice(2, 3), reason: 'Too tight' },
  });
  const cards = await buildGiftCards(shop, shopper, name);
  const documentIds = await idsOf(shop, 'tax_document', orderIds);
  const products = [...sold, heldId];
  const spare = Array.from({ length: SPARE_IDS }, () => uuid());
  return {
    shopper,
    existing: {
      _id: sold,
      productId: products,
      productIds: products,
      itemId: [...products, ...lineIds],
      itemIds: lineIds,
      orderId: orderIds,
      orderIds,
      lineId: lineIds,
      lineIds,
      parcelId: await idsOf(shop, 'parcel', orderIds),
      returnId: await idsOf(shop, 'return_request', orderIds),
      documentId: documentIds,
      id: [...orderIds, ...sold, ...documentIds],
      holdIds: holds.map(({ holdId }) => holdId),
      couponCode: [await buildCoupon(shop.db, { discount_type: 'free_shipping' })],
      userId: [shopper.userId],
      email: [shopper.email],
      giftCardCode: cards.codes,
      cardId: [...cards.ids, ...spare.slice(0, cards.ids.length)],
      requestId: spare,
      grantId: spare,
      provider: ['razorpay', 'stripe', 'sabpaisa'],
      file: ['0', 'google-merchant'],
      copy: ['recipient', 'supplier'],
    },
  };
}

/** One that is placed, one that was sent and one that has arrived, of a unit of each product. */
async function buildOrders(
  shop: TestShop,
  shopper: TestShopper,
  productIds: readonly string[],
): Promise<string[]> {
  const lines = productIds.map((_id) => ({ _id, size: 'M' }));
  const purchase = { lines, amount: 2 * PRICE, shopper };
  const placed = await buy(shop, purchase);
  const sent = await buy(shop, purchase);
  const arrived = await buy(shop, purchase);
  await shipOrder(shop, sent.orderId);
  await deliverOrder(shop, arrived.orderId);
  await makeOlder(shop, arrived.orderId, '6 days');
  return [placed.orderId, sent.orderId, arrived.orderId];
}

/** Two with codes that were not used; a third one is the shopper's store credit. */
async function buildGiftCards(shop: TestShop, shopper: TestShopper, name: string) {
  const sold = ['a', 'b', 'c'].map((letter) => ({ name: `${name}-${letter}`, cardId: '' }));
  for (const card of sold) {
    const order = giftCardOrder(card.name);
    await payGiftCard(shop, order);
    card.cardId = order.body.cardId;
  }
  await shop.runJobs();
  const codes = await Promise.all(sold.map((card) => giftCardCode(shop, card.name)));
  await shopper.api(redeemGiftCard, { body: { giftCardCode: codes.pop() ?? '' } });
  return { ids: sold.map(({ cardId }) => cardId), codes };
}

/** The first ones of all orders, then their second ones. */
async function linesOf(shop: TestShop, orderIds: readonly string[]): Promise<string[]> {
  const lines = await shop.db
    .selectFrom('order_line')
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .select(['id', 'order_id', 'position'])
    .execute();
  return inOrder(lines, orderIds)
    .toSorted((one, other) => one.position - other.position)
    .map(({ id }) => id);
}

async function idsOf(
  shop: TestShop,
  table: 'parcel' | 'return_request' | 'tax_document',
  orderIds: readonly string[],
): Promise<string[]> {
  const rows = await shop.db
    .selectFrom(table)
    .where('order_id', 'in', orderIds)
    .select(['id', 'order_id'])
    .execute();
  return inOrder(rows, orderIds).map(({ id }) => id);
}

function inOrder<Row extends { order_id: string }>(rows: readonly Row[], orderIds: readonly string[]): Row[] {
  return rows.toSorted((one, other) => orderIds.indexOf(one.order_id) - orderIds.indexOf(other.order_id));
}
