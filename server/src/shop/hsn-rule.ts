import type { Database } from '../platform/database/connection.ts';
import { readSaved } from './setting.store.ts';

/** Decides how long an HSN code must be. */
export type HsnRule = { isAbove5Crore: boolean };

/** Reads the rule that the owner has set, within the caller's transaction. */
export async function readHsnRule(db: Database): Promise<HsnRule> {
  const { tax } = await readSaved(db);
  return { isAbove5Crore: tax?.isAbove5Crore ?? false };
}
