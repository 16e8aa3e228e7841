import { receiveWebhook } from '@gulmohar/contract/payments/webhook.ts';
import type { Database } from '../platform/database/connection.ts';
import { type Route, route } from '../platform/http/route.ts';
import { ShopError } from '../platform/http/shop-error.ts';
import { enqueue } from '../platform/queue/enqueue.ts';
import type { PayoutProvider } from './payout/payout-provider.ts';
import type { ProviderEvent } from './provider.ts';
import { allProviders, configured, type Providers } from './providers.ts';

type Needs = { db: Database; providers: () => Providers; payouts: () => PayoutProvider | undefined };
type Event = Partial<ProviderEvent> & Pick<ProviderEvent, 'id' | 'kind'> & { payoutId?: string | null };

/** Stores the event and responds; a job does the rest. A duplicate gets the same response. */
export function webhookRoutes({ db, providers, payouts }: Needs): Route[] {
  return [
    route(receiveWebhook, {}, async ({ params, body, headers }) => {
      const all = [...allProviders(providers()), payouts()];
      const provider = configured(all.find((each) => each?.name === params.provider));
      const event = await provider.readWebhook(Buffer.from(body), headers);
      if (!event) throw new ShopError('INVALID_INPUT', 'The signature is not valid.');
      await writeDown(db, provider.name, event);
      return {};
    }),
  ];
}

async function writeDown(db: Database, provider: string, event: Event): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const written = await trx
      .insertInto('webhook_event')
      .values({
        provider,
        id: event.id,
        kind: event.kind,
        provider_order_id: event.orderId ?? null,
        provider_refund_id: event.refundId ?? null,
        provider_dispute_id: event.disputeId ?? null,
        provider_payout_id: event.payoutId ?? null,
        settled_at: null,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (written) await enqueue(trx, 'settle-webhook', { provider, eventId: event.id });
  });
}
