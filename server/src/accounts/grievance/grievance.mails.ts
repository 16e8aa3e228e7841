import type { Selectable } from 'kysely';
import type { Grievance } from '../../platform/database/tables.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import { formatDateTime } from '../../platform/mail/format-day.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';

/**
 * Acknowledges a complaint with its ticket, as the Consumer Protection (E-Commerce) Rules, 2020 require
 * within 48 hours. It does not quote the complaint, because anybody can enter somebody else's address.
 */
export function grievanceReceipt(
  shop: MailShop,
  { id, ticket, email, received_at }: Selectable<Grievance>,
): Mail {
  const { grievanceOfficer: officer } = shop.legal;
  return renderEmail(shop, {
    id: `grievance-receipt-${id}`,
    to: email,
    replyTo: officer.email,
    subject: `We have received your complaint: ticket ${ticket}`,
    preheader: 'Our grievance officer will reply within one month.',
    greeting: '',
    blocks: [
      'We have received your complaint. Our grievance officer will look into it and reply within one month.',
      {
        kind: 'facts',
        title: 'Your complaint',
        facts: [
          { label: 'Ticket number', value: ticket },
          { label: 'Received', value: formatDateTime(received_at) },
          { label: 'Grievance officer', value: officer.name },
          { label: 'E-mail', value: officer.email, url: `mailto:${officer.email}` },
          { label: 'Phone', value: officer.phone },
        ],
      },
      'To add something, reply to this e-mail.',
    ],
    reason: 'You are receiving this e-mail because this address was entered in our complaint form.',
  });
}

/** Forwards the complaint to the grievance officer, whose reply goes to the shopper. */
export function grievanceNotice(shop: MailShop, grievance: Selectable<Grievance>): Mail {
  const { id, ticket, name, email, phone, order_number, text, received_at } = grievance;
  return renderEmail(shop, {
    id: `grievance-notice-${id}`,
    to: shop.legal.grievanceOfficer.email,
    replyTo: email,
    subject: `Complaint ${ticket}`,
    preheader: text.split('\n').join(' ').slice(0, 120),
    greeting: shop.legal.grievanceOfficer.name,
    blocks: [
      'A shopper has sent this complaint and has received its ticket number. Please answer within one month by replying to this e-mail.',
      {
        kind: 'facts',
        title: 'Complaint',
        facts: [
          { label: 'Ticket number', value: ticket },
          { label: 'Received', value: formatDateTime(received_at) },
          { label: 'Name', value: name },
          { label: 'E-mail', value: email },
          ...(phone ? [{ label: 'Phone', value: phone }] : []),
          ...(order_number ? [{ label: 'Order number', value: order_number }] : []),
        ],
      },
      { kind: 'message', text },
    ],
    reason: 'You are receiving this e-mail as the shop’s grievance officer.',
  });
}
