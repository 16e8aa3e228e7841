import { sandboxKeys, stripeSandboxKeys } from '../src/payments/sandbox-accounts.ts';
import { readEnvironment } from '../src/platform/config/env.ts';
import type { TestShop } from './test-shop.ts';

/** Refunds a part of a payment at Razorpay's sandbox as its dashboard does, without the shop's request. */
export async function refundInDashboard(shop: TestShop, paymentId: string, amount: number): Promise<void> {
  const { keyId, keySecret } = await sandboxKeys(shop.db, readEnvironment({}));
  const response = await fetch(`${shop.sandboxUrl}/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ amount }),
  });
  if (!response.ok) throw new Error(`The sandbox refused the refund: ${await response.text()}`);
}

/** The same in Stripe's dashboard. */
export async function refundInStripesDashboard(
  shop: TestShop,
  paymentId: string,
  amount: number,
): Promise<void> {
  const { secretKey } = await stripeSandboxKeys(shop.db);
  const response = await fetch(`${shop.stripeSandboxUrl}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ payment_intent: paymentId, amount: `${amount}` }),
  });
  if (!response.ok) throw new Error(`The sandbox refused the refund: ${await response.text()}`);
}
