import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Deletes cards that were never paid, and empties those that ended long ago. Runs every night. */
export async function forgetGiftCards(db: Database): Promise<void> {
  await sql`
    delete from gift_card using checkout
     where checkout.id = checkout_id and state = 'unpaid' and checkout.status in ('expired', 'refunded')
       and gift_card.created_at < now() - interval '30 days'`.execute(db);
  await sql`
    update gift_card
       set buyer_name = '', buyer_email = '', recipient_name = '', recipient_email = '', gift_message = '', reason = '',
           sealed_code = null
     where least(ended_at, expires_at) < now() - interval '90 days' and recipient_email <> ''`.execute(db);
}
