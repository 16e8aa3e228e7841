import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';

type Page = { after?: string | undefined; limit: number };

/** The latest first. */
export async function findGiftCards(db: ReadDatabase, { after, limit }: Page) {
  return db
    .selectFrom('gift_card')
    .leftJoin('credit_entry', 'credit_entry.gift_card_id', 'gift_card.id')
    .leftJoin('credit_account', 'credit_account.id', 'credit_entry.account_id')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(gift_card.created_at, gift_card.id) < (select created_at, id from gift_card where id = ${after})`,
      ),
    )
    .orderBy('gift_card.created_at', 'desc')
    .orderBy('gift_card.id', 'desc')
    .limit(limit)
    .selectAll('gift_card')
    .select('credit_account.user_id')
    .execute();
}

/** For cards that can still be used. */
export async function sumUnused(db: Database): Promise<Paise> {
  const { sum } = await db
    .selectFrom('gift_card')
    .where('state', '=', 'valid')
    .where(sql<boolean>`coalesce(expires_at > now(), true)`)
    .select(sql<Paise>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}
