import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { findState } from '@gulmohar/contract/values/states.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/**
 * GST: every order goes to an Indian state, and every tax document names one, because that decides between
 * CGST with SGST and IGST. Checkouts reject other addresses now; this lists orders from before that check.
 */
export async function checkOrderPlaces(db: Database): Promise<Finding> {
  const { rows: waiting } = await sql<{ id: string; state: string }>`
    select id, address ->> 'state' as state from orders where status in ('Order Placed', 'Packing')`.execute(
    db,
  );
  const { rows: documents } = await sql<{ kind: string; number: string; state: string }>`
    select kind, number, content #>> '{placeOfSupply,state}' as state from tax_document
    where content #>> '{placeOfSupply,code}' = '' and kind <> 'delivery-challan' order by issued_at`.execute(
    db,
  );
  return {
    id: 'GST',
    what: 'orders go to a state of India, and tax documents have its code',
    looked: `${waiting.length} orders to be dispatched and all tax documents`,
    wrong: [
      ...waiting
        .filter(({ state }) => !findState(state))
        .map(({ id, state }) => `order ${id} goes to “${state}”, which is not a state of India`),
      ...documents.map(
        ({ kind, number, state }) =>
          `${kind} ${number} for “${state}” has no state code and was taxed as IGST`,
      ),
    ],
  };
}
