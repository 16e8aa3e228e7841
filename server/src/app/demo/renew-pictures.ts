import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';

/**
 * Pictures of the demo that were redrawn have new addresses: products and orders are changed to show those. The part
 * before the first dot names a picture for ever; an owner's own pictures have other names and stay.
 * @param products ids of the demo's products: a shop may have a million of its own beside them
 * @param drawn addresses of all pictures of the demo as they are now
 */
export async function renewPictures(
  trx: Transaction,
  products: readonly string[],
  drawn: readonly string[],
): Promise<void> {
  const nameOf = (address: string) => sql`split_part(${sql.ref(address)}, '.', 1)`;
  const now = sql`unnest(${drawn}::text[]) as now (address)`;
  const { numAffectedRows } = await sql`
    update product set pictures = array(
      select coalesce(now.address, old.address)
      from unnest(pictures) with ordinality as old (address, place)
        left join ${now} on ${nameOf('now.address')} = ${nameOf('old.address')}
      order by place)
    where id = any(${products}::text[]) and exists (
      select from unnest(pictures) as old (address)
        join ${now} on ${nameOf('now.address')} = ${nameOf('old.address')} and now.address <> old.address)`.execute(
    trx,
  );
  if (!numAffectedRows) return;
  await sql`
    update order_line set picture = now.address from ${now}
    where ${nameOf('now.address')} = ${nameOf('order_line.picture')} and now.address <> order_line.picture`.execute(
    trx,
  );
}
