import type { Selectable } from 'kysely';
import type { Orders } from '../../../platform/database/tables.ts';
import type { MailShop } from '../../../platform/mail/email.ts';
import type { Mail } from '../../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { shortId } from '../../order/short-id.ts';
import { orderReason, trackButton } from './email-parts.ts';

type Message = { noteId: string; order: Selectable<Orders>; subject: string; text: string; link: string };

/** Only the staff member's own words, including the greeting. */
export function orderMessageMail(shop: MailShop, { noteId, order, subject, text, link }: Message): Mail {
  return renderEmail(shop, {
    id: `order-message-${noteId}`,
    to: order.email,
    subject,
    preheader: text.split('\n').join(' ').slice(0, 120),
    greeting: null,
    blocks: [{ kind: 'message', text }, trackButton(link)],
    reason: orderReason(shortId(order.id)),
    isPersonal: true,
  });
}
