import { type ApiClient, ApiError } from '@gulmohar/contract/api/client.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { creditShare } from '@gulmohar/contract/sales/credit-share.ts';
import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import { getStoreCredit } from '@gulmohar/contract/sales/store-credit.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import { type Paise, paiseToRupees, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../src/platform/database/connection.ts';
import { buildOrderData } from '../build-order-data.ts';
import { type Paid, payInSandbox, setSandboxMode } from '../pay-in-sandbox.ts';
import { type ChaosGoods, WRAP } from './chaos-goods.ts';
import type { PlannedPurchase } from './purchase-plan.ts';

const FIRST_PHONE = 9_800_000_000;
const DECLINED_CARD = '4100 2800 0006 0003';

/** The shop in which the purchases of a chaos run take place. */
export type ChaosShop = {
  /**
   * @param token of a shopper with an account
   * @returns the response, or the error response; undefined if there was neither
   */
  call<Reply>(
    token: string | undefined,
    call: (api: ApiClient) => Promise<Reply>,
  ): Promise<Reply | ApiError | undefined>;
  sandboxUrl: string;
  /** The provider's database. */
  providerDb: Database;
  /** Ends the time to pay for this provider order. */
  expire(providerOrderId: string): Promise<void>;
  cancel(orderId: string): Promise<void>;
  deliver(orderId: string): Promise<void>;
};

/** In paise; the credit is a part of the total. */
export type Agreed = { total: Paise; credit: Paise };

/** What a shopper did, and how the shop responded. */
export type Story = {
  one: PlannedPurchase;
  /** Absent where nothing is paid at a provider. */
  providerOrderId?: string;
  /** The orders that the shopper was told of where nothing is paid at a provider. */
  placed: string[];
  agreed: Agreed;
  paymentId?: string;
  /** The shop's responses to the browser's genuine verifications: an order id, or an error code. */
  replies: ({ orderId: string } | { code: string | undefined })[];
  /** The same for forged ones. */
  repliesToLies: Story['replies'];
};

/** One shopper's purchase. @returns undefined if it led neither to a provider order nor to an order */
export async function buyByPlan(
  shop: ChaosShop,
  goods: ChaosGoods,
  one: PlannedPurchase,
  /** Another shopper's purchase, if there is one yet. */
  other: Story | undefined,
): Promise<Story | undefined> {
  await setSandboxMode(shop, { webhooks: one.webhooks, api: one.api });
  const opened = one.isCash ? await placeInCash(shop, goods, one) : await open(shop, goods, one);
  if (!opened) return undefined;
  const story: Story = { one, placed: [], replies: [], repliesToLies: [], ...opened };
  const { providerOrderId } = story;
  if (providerOrderId === undefined) {
    await finish(shop, one, story.placed[0]);
    return story;
  }
  if (one.expires === 'before it is paid') await shop.expire(providerOrderId);
  const paid = await pay(shop, one, providerOrderId);
  if (one.expires === 'once it is paid') await shop.expire(providerOrderId);
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
  const { guestInfo, ...order } = buildOrderData(lines, `chaos-${one.guest}`);
  const account = accountOf(goods, one);
  return {
    ...order,
    guestInfo: guestInfo && {
      ...guestInfo,
      email: account?.email ?? guestInfo.email,
      phone: String(FIRST_PHONE + one.guest),
    },
    couponCode,
    giftWrap: one.isWrapped,
  };
}

function accountOf({ accounts }: ChaosGoods, { account }: PlannedPurchase) {
  return account === null ? undefined : accounts[account];
}

type Opened = Pick<Story, 'agreed' | 'providerOrderId'> & Partial<Pick<Story, 'placed'>>;

/**
 * The browser shows its own total first, and the shopper agrees to it; then to the shop's, if that is another.
 * @param ask sends what was agreed
 */
async function agree<Reply>(
  shop: ChaosShop,
  goods: ChaosGoods,
  one: PlannedPurchase,
  ask: (agreed: Agreed) => Promise<Reply | ApiError | undefined>,
): Promise<{ agreed: Agreed; reply: Reply } | undefined> {
  const lines = one.lines.map(({ product, quantity }) => {
    return { unitPrice: goods.products[product]?.price ?? 0, quantity };
  });
  const giftWrap = one.isWrapped ? WRAP : 0;
  const { total } = priceCart(lines, SPECIFIED_SHIPPING, undefined, undefined, { giftWrap });
  let agreed = await withCredit(shop, goods, one, total + one.claim * 100);
  let reply = await ask(agreed);
  if (reply instanceof ApiError) {
    const totals = reply.reply.totals as { total: number } | undefined;
    if (!totals) return undefined;
    agreed = await withCredit(shop, goods, one, rupeesToPaise(totals.total) ?? 0);
    reply = await ask(agreed);
  }
  return reply === undefined || reply instanceof ApiError ? undefined : { agreed, reply };
}

async function withCredit(
  shop: ChaosShop,
  goods: ChaosGoods,
  one: PlannedPurchase,
  total: Paise,
): Promise<Agreed> {
  const account = accountOf(goods, one);
  // A browser that only names an amount cannot know whether the credit is taken.
  if (!account || one.credit === 'none' || (!one.isCash && one.tells === 'with it'))
    return { total, credit: 0 };
  const reply = await shop.call(account.token, (api) => api(getStoreCredit));
  const balance = !reply || reply instanceof ApiError ? 0 : (rupeesToPaise(reply.balance) ?? 0);
  const most = one.credit === 'all' ? total : Math.floor(total / 3);
  return { total, credit: creditShare(Math.min(balance, most), total) };
}

function bodyOf(goods: ChaosGoods, one: PlannedPurchase, { total, credit }: Agreed) {
  return {
    amount: paiseToRupees(total),
    credit: paiseToRupees(credit),
    isGuest: accountOf(goods, one) === undefined,
  };
}

async function open(shop: ChaosShop, goods: ChaosGoods, one: PlannedPurchase): Promise<Opened | undefined> {
  const orderData = one.tells === 'with it' ? undefined : orderOf(goods, one);
  const token = accountOf(goods, one)?.token;
  const opened = await agree(shop, goods, one, (agreed) => {
    const body = { ...bodyOf(goods, one, agreed), orderData };
    return shop.call(token, (api) => api(createRazorpayOrder, { body }));
  });
  if (!opened) return undefined;
  const { agreed, reply } = opened;
  if (reply.isPlaced) return { agreed, placed: [reply.orderId] };
  return { agreed, providerOrderId: reply.orderId };
}

/** A browser that gets no answer, or whose button is pressed again, repeats the request. */
async function placeInCash(
  shop: ChaosShop,
  goods: ChaosGoods,
  one: PlannedPurchase,
): Promise<Opened | undefined> {
  const requestId = uuid();
  const token = accountOf(goods, one)?.token;
  const times = one.verifies === 'three times' ? 3 : 1;
  const placed = await agree(shop, goods, one, async (agreed) => {
    const body = { ...bodyOf(goods, one, agreed), orderData: orderOf(goods, one), requestId };
    const replies = await Promise.all(
      Array.from({ length: times }, () => shop.call(token, (api) => api(placeCashOrder, { body }))),
    );
    const orders = replies.flatMap((reply) => (reply && 'orderId' in reply ? [reply.orderId] : []));
    return orders.length > 0 ? orders : replies.find((reply) => reply instanceof ApiError);
  });
  return placed && { agreed: placed.agreed, placed: placed.reply };
}

async function finish(shop: ChaosShop, one: PlannedPurchase, orderId: string | undefined): Promise<void> {
  if (orderId === undefined) return;
  if (one.isCancelled) await shop.cancel(orderId);
  else if (one.isCash && one.isDelivered) await shop.deliver(orderId);
}

async function pay(
  shop: ChaosShop,
  one: PlannedPurchase,
  providerOrderId: string,
): Promise<Paid | undefined> {
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
    const token = accountOf(goods, one)?.token;
    const reply = await shop.call(token, (api) => api(verifyRazorpayPayment, { body }));
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
  await finish(shop, one, ordered?.orderId);
}
