import type { Database } from '../database/connection.ts';
import type { MailGateway } from './mail-gateway.ts';

const SHOWN = 200;

export function devMailbox(db: Database): MailGateway {
  return {
    async send({ messageId, to, subject, text, html, attachments = [] }) {
      await db
        .insertInto('dev_mailbox')
        .values({
          message_id: messageId,
          recipient: to,
          subject,
          text,
          html,
          attachments: attachments.map((file) => file.filename),
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute();
    },
  };
}

/** The mails that were sent, newest first. */
export async function readMailbox(db: Database) {
  return db
    .selectFrom('dev_mailbox')
    .orderBy('at', 'desc')
    .limit(SHOWN)
    .select(['recipient as to', 'subject', 'text', 'html', 'attachments', 'at'])
    .execute();
}
