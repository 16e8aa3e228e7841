import { attemptReasonLabels } from '@gulmohar/contract/fulfilment/parcel.ts';
import type { Selectable } from 'kysely';
import type { AnnouncedRefund } from '../../../payments/announce-refunds.ts';
import type { Orders, Parcel, ParcelEventReason } from '../../../platform/database/tables.ts';
import type { Block, MailShop } from '../../../platform/mail/email.ts';
import { formatDay, formatDays } from '../../../platform/mail/format-day.ts';
import type { Attachment, Mail } from '../../../platform/mail/mail-gateway.ts';
import { mailText, sentence } from '../../../platform/mail/mail-text.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { shortId } from '../../order/short-id.ts';
import type { MailedState } from '../../parcel/queue-parcel-mail.ts';
import {
  addressBlock,
  itemsBlock,
  type NamedLine,
  orderReason,
  refundPromise,
  trackButton,
} from './email-parts.ts';
import { keepReady, parcelBlock } from './order.mails.ts';

export type ParcelMail = {
  eventId: number;
  kind: MailedState | 'refunded';
  order: Selectable<Orders>;
  parcel: Pick<Selectable<Parcel>, 'courier' | 'tracking_number' | 'cod_due'>;
  items: NamedLine[];
  isPart: boolean;
  link: string;
  at: Date;
  expected: { from: Date; to: Date };
  reason: ParcelEventReason | null;
  refunded: AnnouncedRefund;
  attachment: Attachment | undefined;
};

export function parcelMail(shop: MailShop, mail: ParcelMail): Mail {
  const { eventId, kind, order, items, isPart, link, attachment } = mail;
  const number = shortId(order.id);
  const what = `${isPart ? 'part of your order' : 'your order'} ${number}`;
  const texts = textsOf[kind](shop, what, mail);
  return renderEmail(shop, {
    id: `parcel-${kind.replaceAll('_', '-')}-${eventId}`,
    to: order.email,
    subject: sentence(texts.subject),
    preheader: texts.preheader,
    greeting: order.buyer_name,
    blocks: [...texts.blocks.slice(0, 1), itemsBlock(items), ...texts.blocks.slice(1), trackButton(link)],
    reason: orderReason(number),
    ...(attachment && { attachments: [attachment] }),
  });
}

type MailTexts = { subject: string; preheader: string; blocks: Block[] };

/**
 * The first block of each comes before the list of items.
 * @param what `your order 7F3K2M9Q`, or a part of it
 */
const textsOf: Record<ParcelMail['kind'], (shop: MailShop, what: string, mail: ParcelMail) => MailTexts> = {
  in_transit(shop, what, { order, parcel, expected: days, attachment }) {
    const expected = formatDays(days);
    const { subject, opening, added } = mailText(shop, 'shipped', { parcel: what });
    return {
      subject,
      preheader: `Expected ${expected}.`,
      blocks: [
        opening,
        ...parcelBlock(parcel, [{ label: 'Expected delivery', value: expected }]),
        ...(attachment ? ['Its invoice or delivery challan is attached as a PDF.'] : []),
        addressBlock(order),
        ...added,
      ],
    };
  },

  out_for_delivery(shop, what, { order, parcel }) {
    const { subject, opening, added } = mailText(shop, 'out-for-delivery', { parcel: what });
    return {
      subject,
      preheader: 'It should reach you today. Please keep your phone at hand.',
      blocks: [
        `${opening} The courier may call you on ${order.phone}.${keepReady(parcel.cod_due)}`,
        ...parcelBlock(parcel),
        ...added,
      ],
    };
  },

  attempt_failed: (_shop, what, { order, parcel, reason }) => ({
    subject: `${what} could not be delivered`,
    preheader: 'Please tell us when and where the courier should try again.',
    blocks: [
      `The courier tried to deliver ${what}, but could not: ${attemptReasonLabels[reason ?? 'other']}. It usually tries again within a day or two.`,
      'If the address or phone number below is not right, or another day suits you better, please reply to this e-mail today.',
      ...parcelBlock(parcel),
      addressBlock(order),
    ],
  }),

  delivered(shop, what, { at, parcel }) {
    const { subject, opening, added } = mailText(shop, 'delivered', {
      parcel: what,
      date: formatDay(at),
    });
    return {
      subject,
      preheader: 'We hope you love it.',
      blocks: [
        opening,
        ...parcelBlock(parcel),
        'If something arrived damaged or wrong, please reply to this e-mail at once.',
        ...added,
      ],
    };
  },

  rto_initiated: (_shop, what, { parcel }) => ({
    subject: `${what} is on its way back to us`,
    preheader: 'It could not be delivered.',
    blocks: [
      sentence(`${what} could not be delivered, and the courier is bringing it back to us.`),
      ...parcelBlock(parcel),
      'You do not need to do anything: we will write to you when it has arrived here. If you still want it, please reply to this e-mail.',
    ],
  }),

  lost: (_shop, what, { parcel }) => ({
    subject: `${what} was lost on its way`,
    preheader: 'We are sorry. We will send it again or refund it.',
    blocks: [
      `We are sorry: the courier has lost ${what}.`,
      ...parcelBlock(parcel),
      'Would you like us to send it again, or to refund it? Please reply to this e-mail.',
    ],
  }),

  damaged: (_shop, what, { parcel }) => ({
    subject: `${what} was damaged on its way`,
    preheader: 'We are sorry. We will send it again or refund it.',
    blocks: [
      `We are sorry: ${what} was damaged on its way and will not be delivered.`,
      ...parcelBlock(parcel),
      'Would you like us to send it again, or to refund it? Please reply to this e-mail.',
    ],
  }),

  refunded: (_shop, what, { order, refunded, attachment }) => ({
    subject: refunded.amount > 0 ? `A refund for ${what}` : `${what} will not be delivered`,
    preheader: refunded.amount > 0 ? 'We are refunding what did not reach you.' : 'There is nothing to pay.',
    blocks: [
      sentence(`${what} did not reach you and will not be sent again.`),
      ...(refunded.amount > 0 ? [refundPromise(refunded, '', order.payment_method)] : []),
      ...(attachment ? ['The credit note is attached as a PDF.'] : []),
    ],
  }),
};
