import { REFUND_DAYS } from '@gulmohar/contract/shop/shop-rules.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { OrderLine, Orders } from '../../platform/database/tables.ts';
import type { Block } from '../../platform/mail/email.ts';

export type NamedLine = Pick<Selectable<OrderLine>, 'name' | 'size' | 'quantity'>;

/** How long refunds take, as on the order's page. */
const REFUND_TIME = `It takes ${REFUND_DAYS.from} to ${REFUND_DAYS.to} business days to reach your account.`;

/** The sentence that promises a refund. */
export function refundPromise(amount: Paise, what = ''): string {
  return `We are refunding ${formatRupees(amount)}${what}. ${REFUND_TIME}`;
}

export function describeLine({ name, size, quantity }: NamedLine): string {
  return `${name}${size ? `, size ${size}` : ''} × ${quantity}`;
}

/** Names only: what was paid is in the order's confirmation and on its invoice. */
export function itemsBlock(lines: readonly NamedLine[]): Block {
  return { kind: 'items', items: lines.map((line) => ({ label: describeLine(line) })) };
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
      `Phone: ${phone}`,
    ],
  };
}

export function trackButton(url: string): Block {
  return { kind: 'button', label: 'Track your order', url };
}

export function orderReason(number: string): string {
  return `You receive this e-mail because of your order ${number}.`;
}
