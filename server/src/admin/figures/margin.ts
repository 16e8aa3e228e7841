import type { FigureRow } from '@gulmohar/contract/admin/figures.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import type { FigurePeriod } from './figure-period.ts';

/** From invoices and credit notes, which have the tax of each item. Values: pieces, invoiced, margin. */
export async function sumMargin(db: ReadDatabase, { since }: FigurePeriod): Promise<FigureRow[]> {
  const { rows } = await sql<{ key: string; name: string; pieces: number; invoiced: number; margin: number }>`
    with item as (
      select (line.value ->> 'orderLineId')::uuid as id, (line.value ->> 'quantity')::int * sign as pieces,
             (line.value ->> 'taxable')::bigint * sign as taxable
      from tax_document cross join lateral (select case kind when 'invoice' then 1 else -1 end as sign) as signed
        cross join lateral jsonb_array_elements(content -> 'lines') as line
      where issued_at >= ${since} and kind in ('invoice', 'credit-note') and line.value ->> 'orderLineId' is not null)
    select order_line.product_id as key, max(product.name) as name, sum(pieces)::int as pieces, sum(taxable)::bigint as invoiced,
           sum(taxable - pieces * cost)::bigint as margin
    from item join order_line using (id) join variant on variant.id = variant_id
      join product on product.id = order_line.product_id
    where cost is not null group by 1 order by margin desc, 1`.execute(db);
  return rows.map(({ key, name, pieces, invoiced, margin }) => ({
    key,
    label: name,
    values: [pieces, invoiced, margin],
  }));
}
