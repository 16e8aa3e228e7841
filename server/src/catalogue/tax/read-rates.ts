import type { TaxRule } from '@gulmohar/contract/admin/product-fields.ts';
import { collectsGst, type GstRegistration } from '@gulmohar/contract/values/gst-registration.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { TaxRate } from './line-tax.ts';

/**
 * Returns the rates that apply on a calendar day in India, by rule, the lowest slab first. A seller who may not
 * collect GST has the rate 0.
 */
export async function readRates(
  db: Database,
  { at, registration }: { at: Date; registration: GstRegistration },
): Promise<(rule: TaxRule) => TaxRate[]> {
  if (!collectsGst(registration)) return () => [{ upTo: null, basisPoints: 0 }];
  const { rows } = await sql<{ rule: TaxRule; up_to: number | null; basis_points: number }>`
    select rule, up_to, basis_points from tax_rate
    where starts_on = (select max(starts_on) from tax_rate as known
                       where known.rule = tax_rate.rule
                         and known.starts_on <= (${at}::timestamptz at time zone 'Asia/Kolkata')::date)
    order by up_to nulls last`.execute(db);
  return (rule) =>
    rows
      .filter((row) => row.rule === rule)
      .map(({ up_to, basis_points }) => ({ upTo: up_to, basisPoints: basis_points }));
}
