import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Razorpay's own side of its signatures, written apart from the shop's, so that the two check each other: hex
 * HMAC-SHA256 of `order_id|payment_id` under the key secret, and of a webhook's body under the webhook secret.
 */
export function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Whether the two are the same text; takes the same time wherever they differ. */
export function isSameText(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
