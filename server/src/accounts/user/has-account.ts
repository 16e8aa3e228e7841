import type { Database } from '../../platform/database/connection.ts';
import { findUserByEmail } from './user.store.ts';

/** Whether there is an account with this e-mail address, confirmed or not. */
export async function hasAccount(db: Database, email: string): Promise<boolean> {
  return (await findUserByEmail(db, email)) !== undefined;
}
