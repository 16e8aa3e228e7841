import type { MailShop } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { mailHeaders } from '../../platform/mail/mail-headers.ts';
import { mailEntry, mailPage } from './mail-page.ts';
import { mailSamples } from './mail-samples.ts';

export type SampleMail = { name: string; mail: Mail };

/** Lists every mail with sample data, under a name usable for a file: `send-order-step-2`. */
export function listSamples(shop: MailShop): SampleMail[] {
  return Object.entries(mailSamples(shop)).flatMap(([job, mails]) =>
    mails.map((mail, index) => ({ name: `${job}-${index + 1}`, mail })),
  );
}

/** Returns one page with all mails, each at two widths with its headers and its text. */
export function mailSheet(shop: MailShop): string {
  const entries = listSamples(shop).map(({ name, mail }) =>
    mailEntry(`${name}: ${mail.subject}`, {
      ...mail,
      headers: {
        To: mail.to,
        'Reply-To': mail.replyTo,
        'Message-ID': `<${mail.messageId}>`,
        ...mailHeaders(mail),
      },
      files: mail.attachments ?? [],
    }),
  );
  return mailPage(`E-mails of ${shop.name}`, entries);
}
