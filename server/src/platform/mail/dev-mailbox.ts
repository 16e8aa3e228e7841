import type { Database } from '../database/connection.ts';
import { addressOf } from './address-of.ts';
import type { Mail, MailGateway } from './mail-gateway.ts';
import { mailHeaders } from './mail-headers.ts';

const MAX_MAILS_SHOWN = 200;

/** With the headers that they would be sent with. */
export function devMailbox(db: Database, from: string): MailGateway {
  return {
    async send(mail) {
      const { messageId, attachments = [] } = mail;
      if (attachments.length === 0) {
        await keep(db, mail, from);
        return;
      }
      await db.transaction().execute(async (trx) => {
        if (!(await keep(trx, mail, from))) return;
        await trx
          .insertInto('dev_mailbox_file')
          .values(attachments.map((file) => ({ message_id: messageId, ...file })))
          .execute();
      });
    },
  };
}

async function keep(db: Database, mail: Mail, from: string): Promise<boolean> {
  const { messageId, to, subject, text, html, attachments = [] } = mail;
  const rows = await db
    .insertInto('dev_mailbox')
    .values({
      message_id: messageId,
      recipient: to,
      subject,
      text,
      html,
      attachments: attachments.map((file) => file.filename),
      headers: JSON.stringify(shownHeaders(mail, from)),
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('message_id')
    .executeTakeFirst();
  return rows !== undefined;
}

function shownHeaders(mail: Mail, from: string): Record<string, string> {
  return {
    From: `"${mail.fromName}" <${addressOf(from)}>`,
    To: mail.to,
    'Reply-To': mail.replyTo,
    Date: new Date().toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${mail.messageId}>`,
    ...mailHeaders(mail),
  };
}

export async function readMailbox(db: Database) {
  return db
    .selectFrom('dev_mailbox')
    .orderBy('at', 'desc')
    .limit(MAX_MAILS_SHOWN)
    .select([
      'message_id as id',
      'recipient as to',
      'subject',
      'headers',
      'text',
      'html',
      'attachments',
      'at',
    ])
    .execute();
}

export async function readMailHtml(db: Database, id: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('dev_mailbox')
    .where('message_id', '=', id)
    .select('html')
    .executeTakeFirst();
  return found?.html;
}

export async function readMailboxFile(db: Database, id: string, filename: string) {
  const found = await db
    .selectFrom('dev_mailbox_file')
    .where('message_id', '=', id)
    .where('filename', '=', filename)
    .select('content')
    .executeTakeFirst();
  return found?.content;
}
