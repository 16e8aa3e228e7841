import { sign } from '@gulmohar/payment-sandbox/razorpay-signature.ts';
import type { Story } from './buy-by-plan.ts';

/**
 * Sends the shop webhooks for everything that was paid twice. Nothing else asks about a second payment for an
 * order that is placed or refunded, and while a real provider repeats its webhooks for a day, the sandbox
 * does so only for seconds.
 */
export async function tellOfSecondPayments(
  { url, webhookSecret }: { url: string; webhookSecret: string },
  stories: readonly Story[],
): Promise<void> {
  for (const { providerOrderId: id } of stories.filter(({ one }) => one.paysTwice)) {
    if (id === undefined) continue;
    const body = JSON.stringify({ event: 'order.paid', payload: { order: { entity: { id } } } });
    const headers = { 'x-razorpay-signature': sign(body, webhookSecret) };
    const { status } = await fetch(`${url}/api/webhooks/razorpay`, { method: 'POST', headers, body });
    if (status !== 200) throw new Error(`The shop did not take a webhook: ${status}`);
  }
}
