import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Creates a folder for the test that the database's user may enter. @returns also how to remove it */
export async function testFolder(name: string): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `gulmohar-${name}-`));
  await chmod(folder, 0o755);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Raises the limits per address, because most buyers of these tests share one. */
export const CROWD = {
  LIMIT_FACTOR: '10000',
  RESERVE_UNITS_PER_ADDRESS: '100000',
  RESERVE_RUPEES_PER_ADDRESS: '10000000',
  RESERVE_CONTACTS_PER_ADDRESS: '100000',
};
