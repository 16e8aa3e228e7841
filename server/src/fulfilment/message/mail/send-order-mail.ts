import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import type { Mail, MailGateway } from '../../../platform/mail/mail-gateway.ts';

/** Long enough to explain a failure. */
const FAILURE_LENGTH = 500;

export type SendOrderMail = (orderId: string, mail: Mail) => Promise<void>;

/**
 * Sends nothing for an order without an e-mail address. Records the outcome for the order's timeline. Throws when the mail server did not accept the mail, so that
 * the job is retried.
 */
export function orderMailSender({ db, mail }: { db: Database; mail: MailGateway }): SendOrderMail {
  return async (orderId, message) => {
    if (!message.to) return;
    try {
      await mail.send(message);
    } catch (error) {
      await keep(db, orderId, message, String(error).slice(0, FAILURE_LENGTH));
      throw error;
    }
    await keep(db, orderId, message, null);
  };
}

async function keep(db: Database, orderId: string, mail: Mail, failure: string | null): Promise<void> {
  const state = { at: sql<Date>`now()`, failure };
  await db
    .insertInto('order_mail')
    .values({ message_id: mail.messageId, order_id: orderId, subject: mail.subject, ...state })
    .onConflict((conflict) => conflict.column('message_id').doUpdateSet(state))
    .execute();
}
