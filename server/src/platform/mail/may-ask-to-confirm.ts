import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** How long the link in such a mail is valid; addresses that are not confirmed by then are deleted. */
export const CONFIRM_WITHIN_DAYS = 7;

/**
 * Whether an address may be asked now to confirm something: once a day for each purpose, so that nobody's inbox is
 * filled by strangers. Returning true counts as having asked.
 */
export async function mayAskToConfirm(
  db: Database,
  purpose: 'newsletter' | 'stock-alerts',
  email: string,
): Promise<boolean> {
  const asked = await db
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
  return asked !== undefined;
}
