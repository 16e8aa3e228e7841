import type { Email, MailShop } from './email.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';
import type { Mail } from './mail-gateway.ts';

export function renderEmail(shop: MailShop, email: Email): Mail {
  const { id, to, subject, isPersonal = false, attachments, unsubscribe } = email;
  return {
    messageId: `${id}@${new URL(shop.url).hostname}`,
    fromName: shop.name,
    to,
    replyTo: email.replyTo ?? shop.contact.email,
    subject,
    text: emailText(shop, email),
    html: emailHtml(shop, email),
    isPersonal,
    ...(attachments && { attachments }),
    ...(unsubscribe && { unsubscribe }),
  };
}
