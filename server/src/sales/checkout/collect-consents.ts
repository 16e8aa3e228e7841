import type { MessageConsent } from '@gulmohar/contract/sales/phone-order.ts';
import type { Database } from '../../platform/database/connection.ts';

export type Consent = { agreed: boolean; at: Date; said: 'on a page' | 'on the phone' };

export function presentConsent(consents: readonly Consent[]): MessageConsent | null {
  const last = consents.at(-1);
  return last ? { isWanted: last.agreed, at: last.at.toISOString() } : null;
}

/** @returns a function that gives a checkout's decisions, oldest first */
export async function collectConsents(db: Database, checkoutIds: readonly string[]) {
  const rows =
    checkoutIds.length === 0
      ? []
      : await db
          .selectFrom('message_consent')
          .innerJoin('draft_order', 'draft_order.id', 'draft_id')
          .where('checkout_id', 'in', checkoutIds)
          .orderBy('message_consent.id')
          .select(['checkout_id', 'is_wanted', 'said_at', 'message_consent.staff_name'])
          .execute();
  return (checkoutId: string): Consent[] =>
    rows
      .filter(({ checkout_id }) => checkout_id === checkoutId)
      .map(({ is_wanted, said_at, staff_name }) => ({
        agreed: is_wanted,
        at: said_at,
        said: staff_name === null ? 'on a page' : 'on the phone',
      }));
}
