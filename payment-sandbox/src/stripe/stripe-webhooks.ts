import { randomBytes } from 'node:crypto';
import type { SandboxMode } from '../sandbox-mode.ts';
import { createWebhookDelivery } from '../webhook-delivery.ts';

type Receiver = { url: string; secret: string };

export type StripeWebhooks = { send(type: string, object: object): void; stop(): void };

/** Sends webhooks to the shop, signed like Stripe's. */
export function createStripeWebhooks(
  receiver: Receiver | undefined,
  mode: () => SandboxMode,
): StripeWebhooks {
  const delivery = createWebhookDelivery(mode);
  return {
    send(type, object) {
      if (!receiver) return;
      const { url, secret } = receiver;
      const id = `evt_${randomBytes(12).toString('hex')}`;
      const body = JSON.stringify({ id, object: 'event', type, data: { object } });
      const headers = async () => {
        // Loaded on first use because it is larger than the whole sandbox.
        const { default: Stripe } = await import('stripe');
        return { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) };
      };
      delivery.send({ url, body, headers });
    },
    stop: () => delivery.stop(),
  };
}
