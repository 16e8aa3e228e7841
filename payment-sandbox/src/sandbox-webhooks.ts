import { v7 as uuid } from 'uuid';
import { sign } from './razorpay-signature.ts';
import type { SandboxMode } from './sandbox-mode.ts';
import { createWebhookDelivery } from './webhook-delivery.ts';

type Receiver = { url: string; secret: string };
type Entities = Partial<
  Record<'payment' | 'order' | 'refund' | 'payment_link' | 'payout' | 'dispute', { entity: object }>
>;

export type Webhooks = { send(kind: string, payload: Entities): void; stop(): void };

/** Sends webhooks to the shop, signed like Razorpay's. */
export function createWebhooks(
  receiver: Receiver | undefined,
  mode: () => Pick<SandboxMode, 'webhooks'>,
): Webhooks {
  const delivery = createWebhookDelivery(mode);
  return {
    send(kind, payload) {
      if (!receiver) return;
      const { url, secret } = receiver;
      const body = JSON.stringify({ entity: 'event', event: kind, contains: Object.keys(payload), payload });
      const headers = {
        'x-razorpay-signature': sign(body, secret),
        'x-razorpay-event-id': uuid(),
      };
      delivery.send({ url, body, headers: () => headers });
    },
    stop: () => delivery.stop(),
  };
}
