import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';

/**
 * Numbers the demo's tax documents anew, in the order of their days. They are written as if they had been issued in the
 * past, so a month would have gaps otherwise, which its GST return must not have.
 */
export async function numberDocuments(trx: Transaction): Promise<void> {
  await sql`
    create temporary table renumbered on commit drop as
    with placed as (
      select id, number as former, substring(number from '^(.*)/') as series, issued_at from tax_document)
    select id, former, series || '/' || lpad(
        row_number() over (partition by series order by issued_at, former)::text, 6, '0') as number
    from placed`.execute(trx);
  // None may have a number that another one still has.
  await sql`
    update tax_document set number = '~' || row_number
    from (select id, row_number() over () from renumbered) as interim where interim.id = tax_document.id`.execute(
    trx,
  );
  await sql`
    update tax_document set number = renumbered.number,
      content = tax_document.content || case when corrected.number is null then '{}'
        else jsonb_build_object('against', corrected.number) end
    from renumbered
      join tax_document as own on own.id = renumbered.id
      left join renumbered as corrected on corrected.former = own.content ->> 'against'
    where renumbered.id = tax_document.id`.execute(trx);
  await sql`delete from tax_document_file`.execute(trx);
  await sql`drop table renumbered`.execute(trx);
}
