import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { closeAndSettle } from '../settlement/settle-checkout.ts';
import type { DraftRow } from './draft.store.ts';

/**
 * A payment already made becomes the draft's order, as with any checkout.
 * @throws ShopError STEP_NOT_POSSIBLE when it has been or is being paid
 * @throws ProviderError
 */
export async function endLink(
  db: Database,
  providers: Providers,
  { checkout_id, provider, provider_order_id, link_url }: DraftRow,
): Promise<void> {
  if (!link_url) return;
  const outcome = await closeAndSettle(db, providers, { id: checkout_id, provider, provider_order_id });
  if (outcome === 'unpaid') return;
  throw new ShopError(
    'STEP_NOT_POSSIBLE',
    outcome === 'paid'
      ? 'It has been paid in the meantime.'
      : 'A payment is in progress. Please check again in a few minutes.',
  );
}
