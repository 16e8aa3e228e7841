import type { Database } from '../platform/database/connection.ts';
import { readSaved } from './setting.store.ts';

export type HsnRule = { isAbove5Crore: boolean };

export async function readHsnRule(db: Database): Promise<HsnRule> {
  const { tax } = await readSaved(db);
  return { isAbove5Crore: tax?.isAbove5Crore ?? false };
}
