import { setTimeout as wait } from 'node:timers/promises';
import { buildOrderData } from '@gulmohar/server/testing/build-order-data.ts';
import { payInSandbox } from '@gulmohar/server/testing/pay-in-sandbox.ts';

const PAUSE_MS = 200;
/** The timeout of a request. The buyer then sends it again, like a shopper who reloads the page. */
const PATIENCE_MS = 15_000;
const MAX_TRIES = 300;

export type Reply = { status: number; body: Record<string, unknown>; retryAfterMs: number };
/** What is bought; `total` is in rupees and includes delivery. */
export type Offer = { productId: string; size?: string; total: number };
/** The current addresses of the shop and of the payment provider. */
export type Place = { url: string; sandboxUrl: string };

/** The outcome of the purchases. */
export type Purchases = {
  /** The orders that the shop confirmed to buyers. */
  confirmed: string[];
  /** The provider's orders that were paid. */
  paid: string[];
  /** Failed requests by status and error code, with counts. */
  failures: Record<string, number>;
  /** The longest time that a buyer kept trying until a request succeeded. */
  longestWaitMs: number;
};

/** Sends a request as a browser does. @returns status 0 if there was no answer */
export async function call(
  url: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Reply> {
  try {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const retryAfterMs = Number(response.headers.get('retry-after') ?? 0) * 1_000;
    return { status: response.status, body: (await response.json()) as Reply['body'], retryAfterMs };
  } catch {
    return { status: 0, body: {}, retryAfterMs: 0 };
  }
}

/**
 * Takes a guest's purchase as far as the payment window.
 * @param address the guest's address, sent in `X-Forwarded-For` as by a trusted proxy
 */
export function openPurchase(
  { url }: Pick<Place, 'url'>,
  offer: Offer,
  guest: string,
  address?: string,
): Promise<Reply> {
  const orderData = buildOrderData([{ _id: offer.productId, size: offer.size ?? null }], guest);
  const body = { amount: offer.total, isGuest: true, orderData };
  return call(url, '/order/razorpay/create-order', body, address ? { 'x-forwarded-for': address } : {});
}

/**
 * Buys as a guest who pays and does not give up, but retries while the shop is unavailable.
 * @returns the id of the order that the shop confirmed
 */
export async function buyOne(
  place: Place,
  offer: Offer,
  guest: string,
  purchases = nothingYet(),
): Promise<string> {
  const opened = await retry(purchases, () => openPurchase(place, offer, guest));
  const paid = await payInSandbox(place, String(opened.body.orderId));
  purchases.paid.push(paid.razorpay_order_id);
  const verified = await retry(purchases, () => call(place.url, '/order/razorpay/verify-payment', paid));
  const orderId = String(verified.body.orderId);
  purchases.confirmed.push(orderId);
  return orderId;
}

/**
 * Lets this many guests buy one thing after another until they are stopped.
 * @param place read for each request, because the addresses may change
 */
export function keepBuying(
  place: Place,
  offer: Offer,
  guests = 4,
): { purchases: Purchases; stop(): Promise<Purchases> } {
  const purchases = nothingYet();
  let isOver = false;
  const run = `${Date.now() % 1_000_000}`;

  async function buyer(number: number): Promise<void> {
    for (let round = 0; !isOver; round++) {
      await buyOne(place, offer, `guest-${run}-${number}-${round}`, purchases);
      await wait(PAUSE_MS);
    }
  }

  const all = Promise.all(Array.from({ length: guests }, (_, number) => buyer(number)));
  // The error is reported to the caller of `stop`.
  all.catch(() => undefined);
  return {
    purchases,
    async stop() {
      isOver = true;
      await all;
      return purchases;
    },
  };
}

async function retry(purchases: Purchases, attempt: () => Promise<Reply>): Promise<Reply> {
  const { failures } = purchases;
  const from = performance.now();
  for (let tries = 0; ; tries++) {
    const reply = await attempt();
    if (reply.status === 200) {
      purchases.longestWaitMs = Math.max(purchases.longestWaitMs, performance.now() - from);
      return reply;
    }
    const failure = `${reply.status} ${reply.body.code ?? ''}`.trim();
    failures[failure] = (failures[failure] ?? 0) + 1;
    if (tries >= MAX_TRIES) throw new Error(`A guest gave up after ${failure}: ${reply.body.message}`);
    await wait(PAUSE_MS);
  }
}

export function nothingYet(): Purchases {
  return { confirmed: [], paid: [], failures: {}, longestWaitMs: 0 };
}
