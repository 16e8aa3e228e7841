import { type FoundCustomer, MAX_FIND_RESULTS } from '@gulmohar/contract/admin/find.ts';
import { sql } from 'kysely';
import { containing } from '../../platform/database/containing.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';

/** The same expression as in the index `users_by_words`. */
const searchText = sql<string>`lower(name || ' ' || email || ' ' || phone)`;

/** How many of the newest accounts are scanned first: this finds frequent words, the index finds rare ones. */
const MAX_ROWS_SCANNED = 2_000;
const MIN_LENGTH = 3;

export async function findCustomers(db: ReadDatabase, q: string): Promise<FoundCustomer[]> {
  if (q.length < MIN_LENGTH) return [];
  const text = bareWords(q);
  const list = db.selectFrom('users').orderBy('joined_at', 'desc').orderBy('id', 'desc');
  const near = await db
    .selectFrom(list.select(['id', 'name', 'email', 'phone']).limit(MAX_ROWS_SCANNED).as('users'))
    .where(sql<boolean>`strpos(${searchText}, ${text}) > 0`)
    .limit(MAX_FIND_RESULTS)
    .select(['id as userId', 'name', 'email', 'phone'])
    .execute();
  if (near.length === MAX_FIND_RESULTS) return near;
  // Materialised so that the index is used even if the planner would rather walk the list in order.
  const hits = sql`(with hit as materialized (select id from users where ${searchText} like ${containing(text)}) select id from hit)`;
  return list
    .where(sql<boolean>`id in ${hits}`)
    .limit(MAX_FIND_RESULTS)
    .select(['id as userId', 'name', 'email', 'phone'])
    .execute();
}

/** As stored: lower case, and a phone number as its ten digits. */
function bareWords(q: string): string {
  const digits = q.replace(/[\s()+-]/g, '');
  return /^\d{6,14}$/.test(digits) ? digits.replace(/^(91|0)(?=\d{10}$)/, '') : q.toLowerCase();
}
