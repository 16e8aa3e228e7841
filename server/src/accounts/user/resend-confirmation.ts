import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/connection.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { findUser } from './user.store.ts';

/** Mails the link again: to the new address that waits for it, else to the account's own while it is not confirmed. */
export async function resendConfirmation(db: Database, userId: string): Promise<void> {
  const user = await findUser(db, userId);
  const requestId = uuid();
  if (user?.pending_email) {
    await enqueue(db, 'send-email-change', { userId, email: user.pending_email, requestId });
  } else if (user && !user.email_confirmed_at) {
    await enqueue(db, 'send-welcome', { userId, requestId });
  }
}
