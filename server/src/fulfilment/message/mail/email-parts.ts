import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { REFUND_TIME } from '@gulmohar/contract/shop/shop-rules.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { AnnouncedRefund } from '../../../payments/announce-refunds.ts';
import type { OrderLine, Orders } from '../../../platform/database/tables.ts';
import type { Block } from '../../../platform/mail/email.ts';

export type NamedLine = Pick<Selectable<OrderLine>, 'name' | 'size' | 'quantity'> & {
  picture?: string | null;
};

/** For cash on delivery there is no card to refund: staff pay it by hand. */
const CASH_BACK =
  'You paid in cash: please reply to this e-mail with your UPI id, or the name, number and IFSC of your bank account. We write again once it is paid.';

/** @param method how the order was paid */
export function refundPromise(refund: AnnouncedRefund, what = '', method = ''): string {
  const { amount, credit = 0, willFollow } = refund;
  if (credit > 0) {
    const added = `We have added ${formatRupees(credit)}${what} to your store credit.`;
    const rest = { ...refund, amount: amount - credit, credit: 0 };
    return rest.amount > 0 ? `${added} ${refundPromise(rest, '', method)}` : added;
  }
  if (method === CASH_ON_DELIVERY) return `We will refund ${formatRupees(amount)}${what}. ${CASH_BACK}`;
  if (willFollow)
    return `We will refund ${formatRupees(amount)}${what}, and write to you again once the money has been sent. You do not need to do anything.`;
  return `We are refunding ${formatRupees(amount)}${what}. It takes ${REFUND_TIME} to reach your account.`;
}

export function describeLine({ name, size, quantity }: NamedLine): string {
  return `${name}${size ? `, size ${size}` : ''} × ${quantity}`;
}

/** Names and pictures only: the amounts are in the order's confirmation and on its invoice. */
export function itemsBlock(lines: readonly NamedLine[]): Block {
  return {
    kind: 'items',
    items: lines.map((line) => ({ label: describeLine(line), picture: line.picture })),
  };
}

export function addressBlock({ address, phone }: Pick<Selectable<Orders>, 'address' | 'phone'>): Block {
  return {
    kind: 'lines',
    title: 'Delivery address',
    lines: [
      `${address.firstName} ${address.lastName}`.trim(),
      address.street,
      `${address.city}, ${address.state} ${address.zipcode}`,
      address.country,
      ...(phone ? [`Phone: ${phone}`] : []),
    ],
  };
}

export function trackButton(url: string): Block {
  return { kind: 'button', label: 'Track your order', url };
}

export function orderReason(number: string): string {
  return `You are receiving this e-mail because of your order ${number}.`;
}
