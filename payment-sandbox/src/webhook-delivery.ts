import { setTimeout as wait } from 'node:timers/promises';
import type { SandboxMode } from './sandbox-mode.ts';

const DELAY_MS = 5_000;
const PAUSES_MS = [0, 500, 2_000, 10_000];

/** A webhook to send; `headers` is called for each attempt, so that the signature is current. */
type Webhook = {
  url: string;
  body: string;
  headers: () => Record<string, string> | Promise<Record<string, string>>;
};

export type WebhookDelivery = { send(webhook: Webhook): void; stop(): void };

/** Posts webhooks according to the mode, and retries a few times until the shop responds with 2xx. */
export function createWebhookDelivery(mode: () => Pick<SandboxMode, 'webhooks'>): WebhookDelivery {
  const stopped = new AbortController();

  async function deliver({ url, body, headers }: Webhook, delay: number): Promise<void> {
    for (const pause of PAUSES_MS) {
      await wait(delay + pause, undefined, { signal: stopped.signal });
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(await headers()) },
        body,
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(5_000)]),
      }).catch(() => undefined);
      if (response?.ok) return;
    }
  }

  return {
    send(webhook) {
      const { webhooks } = mode();
      if (webhooks === 'off') return;
      const delay = webhooks === 'delayed' ? DELAY_MS : 0;
      for (let copies = webhooks === 'duplicate' ? 3 : 1; copies > 0; copies--) {
        // A delivery rejects only when it is aborted by `stop`.
        deliver(webhook, delay).catch(() => undefined);
      }
    },
    stop: () => stopped.abort(),
  };
}
