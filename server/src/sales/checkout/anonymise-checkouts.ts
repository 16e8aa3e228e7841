import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Laid over an address: state, PIN and country stay, since the tax return asks where goods went. */
export const NO_ADDRESS = JSON.stringify({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  city: '',
});

const NO_BUYER = JSON.stringify({ name: '', email: '', phone: '' });

/** For `update checkout set …`: takes name, street, phone and e-mail out of it. */
export const withoutPersonalData = sql`
  snapshot = snapshot || jsonb_build_object(
    'buyer', ${NO_BUYER}::jsonb,
    'address', snapshot -> 'address' || ${NO_ADDRESS}::jsonb),
  buyer_key = 'gone:' || id,
  address_key = null`;

/** How long the address of a purchase that was never made may be needed, since late money can come for days. */
const ABANDONED_AFTER_DAYS = 90;

/** Takes personal data out of purchases that never became orders, guests' too. */
export async function anonymiseAbandonedCheckouts(db: Database): Promise<void> {
  await sql`
    update checkout
       set ${withoutPersonalData}
     where status not in ('open', 'completed') and buyer_key not like 'gone:%'
       and created_at < now() - ${ABANDONED_AFTER_DAYS} * interval '1 day'`.execute(db);
}
