import type { Selectable } from 'kysely';
import type { AnnouncedRefund } from '../../../payments/announce-refunds.ts';
import type { LineChange, Orders, ReturnPickup } from '../../../platform/database/tables.ts';
import type { Block, MailShop } from '../../../platform/mail/email.ts';
import { formatDay } from '../../../platform/mail/format-day.ts';
import type { Mail } from '../../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { shortId } from '../../order/short-id.ts';
import type { PdfFile } from '../../tax/read-documents.ts';
import {
  addressBlock,
  describeLine,
  type NamedLine,
  orderReason,
  refundPromise,
  trackButton,
} from './email-parts.ts';

type MailedOrder = { order: Selectable<Orders>; link: string };

type MailedChange = MailedOrder & {
  change: Pick<
    Selectable<LineChange>,
    'id' | 'kind' | 'name' | 'size' | 'quantity' | 'amount' | 'new_name' | 'new_size'
  >;
  refunded: AnnouncedRefund;
  attachment: PdfFile | undefined;
};

export function lineChangeMail(
  shop: MailShop,
  { order, link, change, refunded, attachment }: MailedChange,
): Mail {
  const number = shortId(order.id);
  const item = describeLine(change);
  const { subject, sentence } = textsOf(change, item, number);
  return renderEmail(shop, {
    id: `line-change-${change.id}`,
    to: order.email,
    subject,
    preheader: sentence,
    greeting: order.buyer_name,
    blocks: [
      sentence,
      ...(refunded.amount > 0 ? [refundPromise(refunded, '', order.payment_method)] : []),
      ...(attachment ? ['The credit note is attached.'] : []),
      trackButton(link),
    ],
    reason: orderReason(number),
    ...(attachment && { attachments: [attachment] }),
  });
}

function textsOf(
  { kind, name, amount, new_name, new_size }: MailedChange['change'],
  item: string,
  number: string,
): { subject: string; sentence: string } {
  if (kind === 'swapped') {
    const sent = `‘${new_name ?? name}’${new_size ? ` in size ${new_size}` : ''}`;
    const price = amount > 0 ? 'It costs less.' : 'The price stays the same.';
    return {
      subject: `${new_name ? 'Another item' : 'Another size'} in your order ${number}`,
      sentence: `We are now sending ${sent} instead of ${item}. ${price}`,
    };
  }
  if (kind === 'missing') {
    return {
      subject: `An item is missing from your order ${number}`,
      sentence: `We are sorry: ${item} was missing from your order. You do not have to pay for it.`,
    };
  }
  return {
    subject: `An item in your order ${number} was cancelled`,
    sentence: `${item} in your order was cancelled. The other items will arrive as planned.`,
  };
}

/** Somebody else might have requested the change. */
export function addressChangedMail(
  shop: MailShop,
  { order, link, changeId }: MailedOrder & { changeId: string },
): Mail {
  const number = shortId(order.id);
  return renderEmail(shop, {
    id: `address-changed-${changeId}`,
    to: order.email,
    subject: `New delivery address for your order ${number}`,
    preheader: 'If you did not request this, please write to us at once.',
    greeting: order.buyer_name,
    blocks: [
      'We changed the delivery address of your order as requested. If you did not request this, please reply to this e-mail at once.',
      addressBlock(order),
      trackButton(link),
    ],
    reason: orderReason(number),
  });
}

type MailedPickup = MailedOrder & { bookingId: string; pickup: Selectable<ReturnPickup>; item: NamedLine };

export function returnPickupMail(
  shop: MailShop,
  { order, link, bookingId, pickup, item }: MailedPickup,
): Mail {
  const number = shortId(order.id);
  const day = formatDay(new Date(`${pickup.pickup_on}T12:00:00+05:30`));
  const facts: Block = {
    kind: 'facts',
    title: 'Pickup',
    facts: [
      { label: 'Day', value: day },
      { label: 'Courier', value: pickup.courier },
      ...(pickup.tracking_number ? [{ label: 'Tracking number', value: pickup.tracking_number }] : []),
    ],
  };
  return renderEmail(shop, {
    id: `return-pickup-${bookingId}`,
    to: order.email,
    subject: `Your return will be collected on ${day}`,
    preheader: `Please have ${item.name} ready.`,
    greeting: order.buyer_name,
    blocks: [
      `${pickup.courier} will collect ${describeLine(item)} on ${day}. Please have it packed, with its tags.`,
      facts,
      addressBlock(order),
      trackButton(link),
    ],
    reason: orderReason(number),
  });
}
