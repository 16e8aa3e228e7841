import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../../platform/database/connection.ts';
import { demoPreferences } from '../seed-accounts.ts';
import { SIMULATED, SIMULATED_DOMAIN } from '../simulated-email.ts';
import { emailOf, firstNames, lastNames } from './simulated-orders.ts';

const DAY_MS = 86_400_000;

/** Every third buyer has an account, which has no password, so nobody signs in to it. */
export async function openAccounts(db: Database, days: number): Promise<void> {
  const names = firstNames.flatMap((first) => lastNames.map((last) => [first, last] as const));
  const rows = names.flatMap(([first, last], index) => {
    if (index % 3 > 0) return [];
    const joinedAt = new Date(Date.now() - (days + index * 0.9) * DAY_MS);
    return {
      id: uuid({ msecs: joinedAt.getTime() }),
      email: emailOf(first, last),
      email_confirmed_at: joinedAt,
      name: `${first} ${last}`,
      address: JSON.stringify({}),
      preferences: JSON.stringify(demoPreferences),
      joined_at: joinedAt,
    };
  });
  await db
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** Some of the buyers had waited for the item and were notified; for what is sold out others wait. */
export async function askForAlerts(db: Database, days: number): Promise<void> {
  await sql`
    insert into stock_alert (id, product_id, size, email, status, requested_at, sent_at)
    select gen_random_uuid(), product_id, size, email, 'sent', placed_at - interval '4 days', placed_at - interval '6 hours'
    from order_line join orders on orders.id = order_id
    where email like ${SIMULATED} and substr(md5(orders.phone), 1, 1) < '3'`.execute(db);
  await sql`
    insert into stock_alert (id, product_id, size, email, status, requested_at)
    select gen_random_uuid(), product_id, size, 'waiting.' || person || ${SIMULATED_DOMAIN}::text, 'active',
           now() - person * ${days}::int * interval '3 hours'
    from variant, generate_series(1, 1 + length(sku) % 5) as person where on_hand <= reserved
    on conflict do nothing`.execute(db);
}

/** Half of the buyers subscribe, and people who have not bought yet; some never confirm, some leave again. */
export async function subscribeToNewsletter(db: Database, days: number): Promise<void> {
  await sql`
    with person as (
      select email, min(placed_at) as at from orders
      where email like ${SIMULATED} and md5(email) < '8' group by email
      union all
      select 'reader.' || number || ${SIMULATED_DOMAIN}::text, now() - number % ${days}::int * interval '1 day'
      from generate_series(1, 2 * ${days}::int) as number)
    insert into newsletter_subscriber (email, status, requested_at, confirmed_at, unsubscribed_at)
    select email, status, at, case when status <> 'pending' then least(now(), at + interval '9 minutes') end,
           case when status = 'unsubscribed' then least(now(), at + interval '3 days') end
    from person, lateral (select case substr(md5(email), 2, 1)
      when '0' then 'pending' when '1' then 'unsubscribed' else 'subscribed' end as status) as drawn
    on conflict (email) do nothing`.execute(db);
  await sql`
    update users set preferences = preferences || '{"newsletter": true}' from newsletter_subscriber as subscriber
    where subscriber.email = users.email and status = 'subscribed' and users.email like ${SIMULATED}`.execute(
    db,
  );
}
