import { randomBytes } from 'node:crypto';
import type { SandboxMode } from '../sandbox-mode.ts';
import { createWebhookDelivery } from '../webhook-delivery.ts';

type Receiver = { url: string; secret: string };

export type StripeWebhooks = { send(type: string, object: object): void; stop(): void };

/** Notifies the shop of what happened, signed as Stripe signs. */
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
        // Larger than all of the sandbox: loaded when it is used.
        const { default: Stripe } = await import('stripe');
        return { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) };
      };
      delivery.send({ url, body, headers });
    },
    stop: () => delivery.stop(),
  };
}
