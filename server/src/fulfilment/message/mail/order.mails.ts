import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { AnnouncedRefund } from '../../../payments/announce-refunds.ts';
import type { OrderStatus, Orders } from '../../../platform/database/tables.ts';
import type { Block, Fact, MailShop } from '../../../platform/mail/email.ts';
import { formatDay, formatDays } from '../../../platform/mail/format-day.ts';
import type { Attachment, Mail } from '../../../platform/mail/mail-gateway.ts';
import { mailText } from '../../../platform/mail/mail-text.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { cashAtTheDoor } from '../../../sales/cod/cash-due.ts';
import { shortId } from '../../order/short-id.ts';
import { courierLink } from '../../parcel/courier-link.ts';
import { EXCHANGE } from '../../return/exchange/exchange.ts';
import {
  addressBlock,
  itemsBlock,
  type NamedLine,
  orderReason,
  refundPromise,
  trackButton,
} from './email-parts.ts';

type Step = {
  order: Selectable<Orders> & { lines: NamedLine[] };
  link: string;
  at: Date;
  expected: { from: Date; to: Date };
  refunded: AnnouncedRefund;
  isByBuyer: boolean;
  reason: string | undefined;
  /** `until` is null if there is no end; undefined when it is over. */
  returns: { from: Date; until: Date | null } | undefined;
  attachment: Attachment | undefined;
};

export const mailedSteps = ['Shipped', 'Out for delivery', 'Delivered', 'Cancelled'] as const;
type MailedStep = (typeof mailedSteps)[number];

export function isMailedStep(status: OrderStatus): status is MailedStep {
  return (mailedSteps as readonly OrderStatus[]).includes(status);
}

/** It requires no action, and the order's page says the same, so that shoppers can opt out. */
export function isUpdateOnly(status: OrderStatus): boolean {
  return status === 'Shipped' || status === 'Out for delivery' || status === 'Delivered';
}

export function orderStepMail(shop: MailShop, status: MailedStep, step: Step): Mail {
  const { order, link, attachment } = step;
  const number = shortId(order.id);
  const { subject, preheader, blocks } = textsOf[status](shop, number, step);
  return renderEmail(shop, {
    id: `order-${status.toLowerCase().replaceAll(' ', '-')}-${order.id}`,
    to: order.email,
    subject,
    preheader,
    greeting: order.buyer_name,
    blocks: [...blocks, trackButton(link)],
    reason: orderReason(number),
    ...(attachment && { attachments: [attachment] }),
  });
}

type MailTexts = { subject: string; preheader: string; blocks: Block[] };

const textsOf: Record<MailedStep, (shop: MailShop, number: string, step: Step) => MailTexts> = {
  Shipped(shop, number, { order, expected: days, attachment }) {
    const isExchange = order.payment_method === EXCHANGE;
    const expected = formatDays(days);
    const { subject, opening } = mailText(shop, 'shipped', { parcel: `your order ${number}` });
    return {
      subject,
      preheader: `Expected ${expected}.`,
      blocks: [
        `${opening}${isExchange ? ' It replaces the item that you returned; there is nothing to pay.' : ''}`,
        {
          kind: 'facts',
          title: 'Your delivery',
          facts: [...parcelFacts(order), { label: 'Expected delivery', value: expected }],
        },
        itemsBlock(order.lines),
        ...(attachment
          ? [`${isExchange ? 'The delivery challan' : 'Your invoice'} is attached as a PDF.`]
          : []),
        addressBlock(order),
      ],
    };
  },

  'Out for delivery'(shop, number, { order }) {
    const { subject, opening } = mailText(shop, 'out-for-delivery', { parcel: `your order ${number}` });
    return {
      subject,
      preheader: 'It should reach you today. Please keep your phone at hand.',
      blocks: [
        `${opening} The courier may call you on ${order.phone}.${keepReady(cashAtTheDoor(order))}`,
        ...parcelBlock(order),
        itemsBlock(order.lines),
        addressBlock(order),
      ],
    };
  },

  Delivered(shop, number, { order, at, returns }) {
    const values = { parcel: `your order ${number}`, date: formatDay(at) };
    const { subject, opening } = mailText(shop, 'delivered', values);
    return {
      subject,
      preheader: 'We hope you love it.',
      blocks: [
        opening,
        itemsBlock(order.lines),
        ...parcelBlock(order),
        ...(returns ? [returnText(order, at, returns)] : []),
        'If something arrived damaged or wrong, please reply to this e-mail at once.',
      ],
    };
  },

  Cancelled(shop, number, { order, refunded, isByBuyer, reason }) {
    const kind = isByBuyer ? 'cancelled-by-buyer' : 'cancelled-by-shop';
    const { subject, opening } = mailText(shop, kind, { order: number });
    return {
      subject,
      preheader: refunded.amount > 0 ? 'What you paid is refunded.' : 'Nothing will be delivered.',
      blocks: [
        opening,
        ...(reason ? [`Reason: ${reason}`] : []),
        itemsBlock(order.lines),
        ...(refunded.amount > 0 ? [refundPromise(refunded)] : []),
      ],
    };
  },
};

type Carried = Pick<Selectable<Orders>, 'courier' | 'tracking_number'>;

function parcelFacts({ courier, tracking_number }: Carried): Fact[] {
  return [
    ...(courier ? [{ label: 'Courier', value: courier }] : []),
    ...(tracking_number
      ? [{ label: 'Tracking number', value: tracking_number, url: courierLink(courier, tracking_number) }]
      : []),
  ];
}

export function parcelBlock(parcel: Carried, more: Fact[] = []): Block[] {
  const facts = [...parcelFacts(parcel), ...more];
  return facts.length > 0 ? [{ kind: 'facts', title: 'Your delivery', facts }] : [];
}

/** Says where to request a return only once that is possible. */
function returnText(
  { user_id }: Selectable<Orders>,
  at: Date,
  { from, until }: NonNullable<Step['returns']>,
): string {
  const end = until ? ` until ${formatDay(until)}` : '';
  if (from > at)
    return `If it does not suit you, you can request a return or an exchange from ${formatDay(from)}${end}.`;
  return user_id
    ? `If it does not suit you, you can request a return or an exchange in My Orders${end}.`
    : `If it does not suit you, you can request a return or an exchange on your order’s page${end}. We will send a code to this address first.`;
}

/** @param due in paise; null when it is paid already */
export function keepReady(due: Paise | null): string {
  return due ? ` Please keep ${formatRupees(due)} in cash ready.` : '';
}
