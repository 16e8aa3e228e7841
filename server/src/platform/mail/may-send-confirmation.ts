import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** How long the link in such a mail is valid; addresses not confirmed by then are deleted. */
export const CONFIRM_WITHIN_DAYS = 7;

/** Once a day for each purpose, so that strangers cannot flood an inbox. True counts as having sent one. */
export async function maySendConfirmation(
  db: Database,
  purpose: 'newsletter' | 'stock-alerts',
  email: string,
): Promise<boolean> {
  const recorded = await db
    .insertInto('confirmation_mail')
    .values({ purpose, email })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'email'])
        .doUpdateSet({ asked_at: sql<Date>`now()` })
        .where('confirmation_mail.asked_at', '<', sql<Date>`now() - interval '1 day'`),
    )
    .returning('email')
    .executeTakeFirst();
  return recorded !== undefined;
}
