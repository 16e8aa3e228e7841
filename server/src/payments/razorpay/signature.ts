import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns Razorpay's signature of a payment: hex HMAC-SHA256 of `order_id|payment_id` under the key secret.
 * Source: Razorpay's documentation of Standard Checkout, 'Verify payment signature'.
 */
export function paymentSignature(orderId: string, paymentId: string, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');
}

/**
 * Returns Razorpay's signature of a webhook: hex HMAC-SHA256 of the raw body under the webhook secret.
 * Source: Razorpay's documentation of webhooks, 'Validate and test webhooks'.
 */
export function webhookSignature(rawBody: Buffer | string, secret: string): string {
  return createHmac('sha256', secret).update(rawBody).digest('hex');
}

/** Compares two signatures in constant time. */
export function isSameSignature(expected: string, given: string): boolean {
  const expectedBytes = Buffer.from(expected);
  const givenBytes = Buffer.from(given);
  return expectedBytes.length === givenBytes.length && timingSafeEqual(expectedBytes, givenBytes);
}
