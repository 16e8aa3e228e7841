import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import { paidBack } from '../../payments/paid-back.ts';
import type { Database } from '../../platform/database/connection.ts';

/**
 * A card that was used put its amount on one account and was not refunded; a cancelled one was, as far as the bank did
 * not take the money back.
 */
export async function checkGiftCards(db: Database): Promise<Finding> {
  const { rows } = await sql<{ wrong: string }>`
    select 'gift card ' || card.id || ' is ' || state || ', but put ' || coalesce(entry.amount, 0) || ' paise on an account' as wrong
      from gift_card as card left join credit_entry as entry on entry.gift_card_id = card.id
     where coalesce(entry.amount, 0) <> case when state = 'redeemed' then card.amount else 0 end
    union all
    select 'gift card ' || card.id || ' is ' || state || ', but ' || ${paidBack()} || ' paise of its payment went back'
      from gift_card as card join payment on payment.id = card.payment_id
     where state = 'cancelled' and ${paidBack()} <> card.amount
        or state = 'redeemed' and exists (select from refund where payment_id = payment.id and status <> 'failed')`.execute(
    db,
  );
  const { count, sum } = await db
    .selectFrom('gift_card')
    .where('state', '=', 'valid')
    .where(sql<boolean>`coalesce(expires_at > now(), true)`)
    .select((from) => from.fn.countAll<number>().as('count'))
    .select(sql<Paise>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return {
    id: 'gift cards',
    what: 'gift cards were used once, and refunded when cancelled',
    looked: `${count} unused gift cards with ${formatRupees(sum)}`,
    wrong: rows.map(({ wrong }) => wrong),
  };
}
