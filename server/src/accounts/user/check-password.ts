import type { Database } from '../../platform/database/connection.ts';
import type { Line } from '../session/hash-queue.ts';
import { isPassword } from './password-hash.ts';
import { findUser, findUserByEmail } from './user.store.ts';

/** @returns the user's id when the password is right; takes as long for an address without an account */
export async function checkPassword(
  db: Database,
  email: string,
  password: string,
  line: Line,
): Promise<string | undefined> {
  const user = await findUserByEmail(db, email);
  return (await isPassword(user?.password_hash ?? undefined, password, line)) ? user?.id : undefined;
}

export async function isOwnPassword(db: Database, userId: string, password: string): Promise<boolean> {
  const user = await findUser(db, userId);
  return isPassword(user?.password_hash ?? undefined, password);
}
