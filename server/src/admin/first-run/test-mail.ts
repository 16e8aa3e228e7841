import { v7 as uuid } from 'uuid';
import type { MailShop } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';

/** Looks like every other mail of the shop. */
export function testMail(shop: MailShop, to: string): Mail {
  return renderEmail(shop, {
    id: `test-${uuid()}`,
    to,
    greeting: '',
    subject: `A test mail of ${shop.name}`,
    preheader: 'Mails of the shop arrive.',
    reason: `You are receiving this e-mail because you asked for it in the admin of ${shop.name}.`,
    blocks: ['This is how mails of your shop look. If it arrived among the spam, see docs/mail.md.'],
  });
}
