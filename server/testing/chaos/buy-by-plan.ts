import { type ApiClient, ApiError } from '@gulmohar/contract/api/client.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import { paiseToRupees, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/connection.ts';
import { buildOrderData } from '../build-order-data.ts';
import { type Paid, payInSandbox, setSandboxMode } from '../pay-in-sandbox.ts';
import type { ChaosGoods } from './chaos-goods.ts';
import type { PlannedPurchase } from './purchase-plan.ts';

const DECLINED_CARD = '4100 2800 0006 0003';

/** The shop in which the purchases of a chaos run take place. */
export type ChaosShop = {
  /** @returns the response, or the error response; undefined if there was neither */
  call<Reply>(call: (api: ApiClient) => Promise<Reply>): Promise<Reply | ApiError | undefined>;
  sandboxUrl: string;
  /** The provider's database. */
  providerDb: Database;
  /** Ends the time to pay for this provider order. */
  expire(providerOrderId: string): Promise<void>;
  cancel(orderId: string): Promise<void>;
};

/** What a shopper did, and how the shop responded. */
export type Story = {
  one: PlannedPurchase;
  providerOrderId: string;
  /** The amount in paise that the shopper agreed to pay. */
  agreed: number;
  paymentId?: string;
  /** The shop's responses to the browser's genuine verifications: an order id, or an error code. */
  replies: ({ orderId: string } | { code: string | undefined })[];
  /** The same for forged ones. */
  repliesToLies: Story['replies'];
};

/** One shopper's purchase. @returns undefined if it did not lead to a provider order */
export async function buyByPlan(
  shop: ChaosShop,
  goods: ChaosGoods,
  one: PlannedPurchase,
  /** Another shopper's purchase, if there is one yet. */
  other: Story | undefined,
): Promise<Story | undefined> {
  await setSandboxMode(shop, { webhooks: one.webhooks, api: one.api });
  const opened = await open(shop, goods, one);
  if (!opened) return undefined;
  const story: Story = { one, ...opened, replies: [], repliesToLies: [] };
  const paid = await pay(shop, story);
  if (one.expires) await shop.expire(story.providerOrderId);
  if (!paid) return story;
  story.paymentId = paid.razorpay_payment_id;
  await verify(shop, goods, story, { paid, other });
  return story;
}

function orderOf(goods: ChaosGoods, one: PlannedPurchase) {
  const lines = one.lines.map(({ product, quantity }) => ({
    _id: goods.products[product]?.id ?? '',
    size: 'M',
    quantity,
  }));
  const couponCode = one.coupon ? goods.coupons[one.coupon] : undefined;
  return { ...buildOrderData(lines, `chaos-${one.guest}`), couponCode };
}

async function open(
  shop: ChaosShop,
  goods: ChaosGoods,
  one: PlannedPurchase,
): Promise<Pick<Story, 'providerOrderId' | 'agreed'> | undefined> {
  const lines = one.lines.map(({ product, quantity }) => {
    return { unitPrice: goods.products[product]?.price ?? 0, quantity };
  });
  const { total } = priceCart(lines, SPECIFIED_SHIPPING);
  const orderData = one.tells === 'with it' ? undefined : orderOf(goods, one);
  const agreeTo = async (amount: number) => {
    const body = { amount, isGuest: true, orderData };
    return { amount, reply: await shop.call((api) => api(createRazorpayOrder, { body })) };
  };
  let { amount, reply } = await agreeTo(paiseToRupees(total) + one.claim);
  if (reply instanceof ApiError) {
    const totals = reply.reply.totals as { total: number } | undefined;
    if (!totals) return undefined;
    // The browser shows the correct total, and the shopper agrees.
    ({ amount, reply } = await agreeTo(totals.total));
  }
  if (!reply || reply instanceof ApiError || reply.isPlaced) return undefined;
  return { providerOrderId: reply.orderId, agreed: rupeesToPaise(amount) ?? 0 };
}

async function pay(shop: ChaosShop, { one, providerOrderId }: Story): Promise<Paid | undefined> {
  if (one.payment === 'leaves') return undefined;
  if (one.payment !== 'pays') await payInSandbox(shop, providerOrderId, DECLINED_CARD).catch(() => undefined);
  if (one.payment === 'fails') return undefined;
  if (one.overcharge !== 0) {
    await sql`update sandbox.provider_order set amount = greatest(100, amount + ${one.overcharge})
              where id = ${providerOrderId}`.execute(shop.providerDb);
  }
  const paid = await payInSandbox(shop, providerOrderId);
  if (one.paysTwice) {
    await sql`update sandbox.provider_order set status = 'attempted' where id = ${providerOrderId}`.execute(
      shop.providerDb,
    );
    await payInSandbox(shop, providerOrderId);
  }
  return paid;
}

async function verify(
  shop: ChaosShop,
  goods: ChaosGoods,
  story: Story,
  { paid, other }: { paid: Paid; other: Story | undefined },
): Promise<void> {
  const { one, replies, repliesToLies } = story;
  const tell = async (paid: Paid, heard: Story['replies']) => {
    const body = one.tells === 'before' ? paid : { ...paid, orderData: orderOf(goods, one) };
    const reply = await shop.call((api) => api(verifyRazorpayPayment, { body }));
    if (reply) heard.push(reply instanceof ApiError ? { code: reply.code } : { orderId: reply.orderId });
  };
  if (one.verifies === 'never') return;
  if (one.verifies === 'forged') {
    return tell({ ...paid, razorpay_signature: 'f'.repeat(64) }, repliesToLies);
  }
  if (one.verifies === 'by another payment') {
    return tell({ ...paid, razorpay_order_id: other?.providerOrderId ?? 'order_unknown' }, repliesToLies);
  }
  const times = one.verifies === 'three times' ? 3 : 1;
  await Promise.all(Array.from({ length: times }, () => tell(paid, replies)));
  const ordered = replies.find((reply) => 'orderId' in reply);
  if (ordered && one.isCancelled) await shop.cancel(ordered.orderId);
}
