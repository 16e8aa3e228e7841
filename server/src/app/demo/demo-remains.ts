import { demoAccounts } from '@gulmohar/demo/accounts/accounts.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { SEEDED } from './demo-marker.ts';

/**
 * Prevents a live shop from opening with demo data, whose passwords are public.
 * @throws StartupError while a demo account, order or review, or the marker of the demo catalogue exists
 */
export async function assertNoDemo(db: Database): Promise<void> {
  const found = await demoRemains(db);
  if (found.length === 0) return;
  throw new StartupError(
    `The database still contains ${found.join(', ')}. List and remove them with npm run shop -- remove-demo, then start again.`,
  );
}

/** What of the demo a shop still has, as words. */
export async function demoRemains(db: Database): Promise<string[]> {
  const emails = demoAccounts.map(({ email }) => email);
  const { rows } = await sql<{ accounts: boolean; orders: boolean; reviews: boolean; catalogue: boolean }>`
    select
      exists (select from users where email = any(${emails}::text[]))
        or exists (select from staff where email = any(${emails}::text[])) as accounts,
      exists (select from checkout where starts_with(provider_order_id, 'order_demo')) as orders,
      exists (select from review where source = 'demo') as reviews,
      exists (select from installation where name = ${SEEDED}) as catalogue`.execute(db);
  const names = {
    accounts: 'demo accounts',
    orders: 'demo orders',
    reviews: 'demo reviews',
    catalogue: 'the demo catalogue',
  } as const;
  return (Object.keys(names) as (keyof typeof names)[])
    .filter((name) => rows[0]?.[name])
    .map((name) => names[name]);
}
