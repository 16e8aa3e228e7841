import type { TaxSettings } from '@gulmohar/contract/admin/tax-settings.ts';
import type { Database } from '../platform/database/connection.ts';
import { readSaved } from './setting.store.ts';

/** What the seller's registration and turnover require of products and documents. */
export type GstDuties = Pick<TaxSettings, 'registration' | 'isAbove5Crore'>;

export async function readGstDuties(db: Database): Promise<GstDuties> {
  const { tax } = await readSaved(db);
  return { registration: tax?.registration ?? 'regular', isAbove5Crore: tax?.isAbove5Crore ?? false };
}
