import { sql } from 'kysely';
import { ProviderError } from '../provider.ts';
import { followPayout, type PayoutTools, payOut } from './pay-out.ts';

/** How long a processed payout is still polled, because the payee's bank may return the money. */
const REVERSED_WITHIN = '7 days';
const BATCH = 500;

/** Also processed ones, for a week. One that cannot be checked does not hold up the others. */
export async function followPayouts(tools: PayoutTools): Promise<void> {
  if (!tools.payouts) return;
  const open = await tools.db
    .selectFrom('payout')
    .where(
      sql<boolean>`(state in ('pending', 'queued', 'scheduled', 'processing')
        or state = 'asked' and coalesce(asked_at, created_at) < now() - interval '1 minute'
        or state = 'processed' and state_at > now() - ${REVERSED_WITHIN}::interval)`,
    )
    .orderBy('created_at')
    .limit(BATCH)
    .select(['id', 'provider_payout_id'])
    .execute();
  let failure: ProviderError | undefined;
  for (const { id, provider_payout_id } of open) {
    try {
      await (provider_payout_id ? followPayout(tools, provider_payout_id) : payOut(tools, id));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      failure ??= error;
    }
  }
  if (failure) throw failure;
}
