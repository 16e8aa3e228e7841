import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs like Razorpay: hex HMAC-SHA256, under the key secret for `order_id|payment_id` and under the webhook
 * secret for a webhook's body. Implemented separately from the shop's code, so that each checks the other.
 */
export function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares two texts in constant time. */
export function isSameText(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
