import { sign } from '@gulmohar/payment-sandbox/razorpay-signature.ts';
import type { Story } from './buy-by-plan.ts';

/**
 * Tells a shop of everything that was paid twice: nobody else asks about a second payment for what is ordered or refunded,
 * and a provider repeats its webhooks for a day, the sandbox for seconds.
 */
export async function tellOfSecondPayments(
  { url, webhookSecret }: { url: string; webhookSecret: string },
  stories: readonly Story[],
): Promise<void> {
  for (const { providerOrderId: id } of stories.filter(({ one }) => one.paysTwice)) {
    const body = JSON.stringify({ event: 'order.paid', payload: { order: { entity: { id } } } });
    const headers = { 'x-razorpay-signature': sign(body, webhookSecret) };
    const { status } = await fetch(`${url}/api/webhooks/razorpay`, { method: 'POST', headers, body });
    if (status !== 200) throw new Error(`The shop did not take a webhook: ${status}`);
  }
}
