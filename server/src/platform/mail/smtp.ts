import { addressOf } from './address-of.ts';
import { type MailGateway, MailRefused } from './mail-gateway.ts';
import { mailHeaders } from './mail-headers.ts';

/** RFC 6376; its public half is the TXT record `<selector>._domainkey.<domain>`. */
export type DkimKey = { domainName: string; keySelector: string; privateKey: string };

export type SmtpServer = {
  /** `smtps://user:password@host:port` */
  url: string;
  from: string;
  dkim: DkimKey | undefined;
};

export function smtp({ url, from, dkim }: SmtpServer): MailGateway {
  let opened: ReturnType<typeof open> | undefined;

  /** Loaded lazily, so that a shop without SMTP never loads nodemailer. */
  async function open() {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 10_000,
      ...(dkim && { dkim }),
    });
  }

  return {
    async send(mail) {
      const { messageId, fromName, to, replyTo, subject, text, html, attachments = [] } = mail;
      opened ??= open();
      const transport = await opened;
      // nodemailer sets the date, to the time of sending.
      const sending = transport.sendMail({
        from: { name: fromName, address: addressOf(from) },
        to,
        replyTo,
        subject,
        messageId,
        text,
        html,
        attachments,
        headers: mailHeaders(mail),
      });
      await sending.catch((error: SmtpError) => {
        throw isFinal(error) ? new MailRefused(error.response, { cause: error }) : error;
      });
    },
  };
}

type SmtpError = Error & { command?: string; responseCode?: number; response?: string };

/** Of policies, such as a relay that wants a password, and of what the shop may send in an hour or a day. */
const NOT_OF_MAILBOX = /^\d{3}[ -]5\.[4-7]\.|exceed|quota|limit/i;

/** Unknown mailboxes and domains; not full ones (552). */
function isFinal({ command, responseCode = 0, response = '' }: SmtpError): boolean {
  return (
    command === 'RCPT TO' && [550, 551, 553, 556].includes(responseCode) && !NOT_OF_MAILBOX.test(response)
  );
}
