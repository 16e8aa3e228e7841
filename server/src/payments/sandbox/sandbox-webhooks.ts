import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { webhookSignature } from '../razorpay/signature.ts';
import type { SandboxMode } from './sandbox-mode.ts';

const DELAY_MS = 5_000;
const PAUSES_MS = [0, 500, 2_000, 10_000];

type Receiver = { url: string; secret: string };
type Entities = Partial<Record<'payment' | 'order' | 'refund', { entity: object }>>;

export type Webhooks = { send(kind: string, payload: Entities): void; stop(): void };

/** Tells the shop what happened, signed as the provider signs; tries a few times when the shop does not answer 2xx. */
export function createWebhooks(receiver: Receiver | undefined, mode: () => SandboxMode): Webhooks {
  const stopped = new AbortController();

  async function deliver(
    { url, secret }: Receiver,
    body: string,
    eventId: string,
    delay: number,
  ): Promise<void> {
    for (const pause of PAUSES_MS) {
      await wait(delay + pause, undefined, { signal: stopped.signal });
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': webhookSignature(body, secret),
          'x-razorpay-event-id': eventId,
        },
        body,
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(5_000)]),
      }).catch(() => undefined);
      if (answer?.ok) return;
    }
  }

  return {
    send(kind, payload) {
      const { webhooks } = mode();
      if (!receiver || webhooks === 'off') return;
      const body = JSON.stringify({ entity: 'event', event: kind, contains: Object.keys(payload), payload });
      const delay = webhooks === 'delayed' ? DELAY_MS : 0;
      const eventId = uuid();
      for (let copies = webhooks === 'duplicate' ? 3 : 1; copies > 0; copies--) {
        // Only stopping ends a delivery early.
        deliver(receiver, body, eventId, delay).catch(() => undefined);
      }
    },
    stop: () => stopped.abort(),
  };
}
