import { cashOf } from '@gulmohar/contract/sales/cash.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { Orders } from '../../../platform/database/tables.ts';
import type { Block, MailShop } from '../../../platform/mail/email.ts';
import { formatDateTime } from '../../../platform/mail/format-day.ts';
import type { Mail } from '../../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { shortId } from '../../order/short-id.ts';
import { itemsBlock, type NamedLine, orderReason } from './email-parts.ts';

type Reminded = Pick<Selectable<Orders>, 'id' | 'email' | 'buyer_name' | 'amount' | 'credit'> & {
  lines: NamedLine[];
};

export type ToConfirm = { link: string; until: Date };

export const CONFIRM_PREHEADER = 'It takes two taps. We pack it once you have confirmed it.';

/** Says in the subject, which may be all that is read, what happens without an answer. */
export function confirmSubject(orderId: string, { until }: ToConfirm): string {
  return `Please confirm your order ${shortId(orderId)} by ${formatDateTime(until)}, or it is cancelled`;
}

export function confirmBlocks({ link, until }: ToConfirm): Block[] {
  return [
    `Please confirm your order by ${formatDateTime(until)}. We pack it once you have confirmed it; otherwise it is cancelled.`,
    { kind: 'button', label: 'Confirm order', url: link },
  ];
}

export function confirmationReminderMail(order: Reminded, shop: MailShop, toConfirm: ToConfirm): Mail {
  const number = shortId(order.id);
  return renderEmail(shop, {
    id: `order-confirmation-reminder-${order.id}`,
    to: order.email,
    subject: `Reminder: ${confirmSubject(order.id, toConfirm)}`,
    preheader: CONFIRM_PREHEADER,
    greeting: order.buyer_name,
    blocks: [
      `You chose to pay ${formatRupees(cashOf(order.amount, order.credit))} in cash when your order is delivered.`,
      ...confirmBlocks(toConfirm),
      itemsBlock(order.lines),
    ],
    reason: orderReason(number),
  });
}
