import { addressOf } from './address-of.ts';
import type { MailGateway } from './mail-gateway.ts';
import { mailHeaders } from './mail-headers.ts';

/** RFC 6376; its public half is the TXT record `<selector>._domainkey.<domain>`. */
export type DkimKey = { domainName: string; keySelector: string; privateKey: string };

type Options = {
  /** `smtps://user:password@host:port` */
  url: string;
  from: string;
  dkim: DkimKey | undefined;
};

export function smtp({ url, from, dkim }: Options): MailGateway {
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
      await transport.sendMail({
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
    },
  };
}
