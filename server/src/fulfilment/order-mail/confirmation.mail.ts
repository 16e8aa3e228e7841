import { cashOf } from '@gulmohar/contract/sales/cash.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { Orders } from '../../platform/database/tables.ts';
import type { Block, MailShop } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';
import { shortId } from '../order/short-id.ts';
import { itemsBlock, type NamedLine, orderReason } from './email-parts.ts';

type Reminded = Pick<Selectable<Orders>, 'id' | 'email' | 'buyer_name' | 'amount'> & { lines: NamedLine[] };

const SUBJECT = 'Please confirm your order';

/** Asks the buyer of a cash order to confirm it before it is packed. */
export function confirmBlocks(link: string): Block[] {
  return [
    'We will pack your order once you have confirmed it. If we do not hear from you within 48 hours, it will be cancelled.',
    { kind: 'button', label: SUBJECT, url: link },
  ];
}

/** The e-mail to a buyer who has not confirmed a cash order after a day. */
export function confirmationReminderMail(order: Reminded, shop: MailShop, link: string): Mail {
  const number = shortId(order.id);
  return renderEmail(shop, {
    id: `order-confirmation-reminder-${order.id}`,
    to: order.email,
    subject: `${SUBJECT} ${number}`,
    preheader: 'We will pack it once you have confirmed it.',
    greeting: order.buyer_name,
    blocks: [
      `You chose to pay ${formatRupees(cashOf(order.amount))} in cash when your order is delivered.`,
      ...confirmBlocks(link),
      itemsBlock(order.lines),
    ],
    reason: orderReason(number),
  });
}
