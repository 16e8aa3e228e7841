import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { AnnouncedRefund } from '../../../payments/announce-refunds.ts';
import type { Orders, ReturnRequest, ReturnStatus } from '../../../platform/database/tables.ts';
import type { Block, MailShop } from '../../../platform/mail/email.ts';
import { formatDay } from '../../../platform/mail/format-day.ts';
import type { Attachment, Mail } from '../../../platform/mail/mail-gateway.ts';
import { mailText } from '../../../platform/mail/mail-text.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { shortId } from '../../order/short-id.ts';
import { describeLine, type NamedLine, orderReason, refundPromise, trackButton } from './email-parts.ts';
import { exchangeStepTexts, type MailTexts, withheldText } from './exchange.mails.ts';

type Returned = {
  order: Selectable<Orders>;
  link: string;
  request: Selectable<ReturnRequest>;
  item: NamedLine;
  exchangeId: string | undefined;
  note: string | null;
  isByShop: boolean;
  /** Promised by the step `Refunded`; due at the other steps. */
  refund: AnnouncedRefund;
  attachment: Attachment | undefined;
};

export function returnStepMail(
  shop: MailShop,
  status: ReturnStatus,
  { request, item, order, link, exchangeId, attachment, ...step }: Returned,
): Mail {
  const what = describeLine(item);
  const number = shortId(order.id);
  const exchange = exchangeStepTexts(status, what, {
    number,
    size: request.exchange_size,
    exchangeNumber: exchangeId && shortId(exchangeId),
    withheld: request.withheld_amount,
  });
  const {
    subject,
    paragraphs,
    added = [],
  } = exchange ??
  returnTexts(shop, status, what, {
    number,
    method: order.payment_method,
    withheld: request.withheld_amount,
    ...step,
  });
  return renderEmail(shop, {
    id: `return-${status.toLowerCase().replaceAll(' ', '-')}-${request.id}`,
    to: order.email,
    subject,
    preheader: paragraphs[0] ?? subject,
    greeting: order.buyer_name,
    blocks: [
      ...paragraphs,
      stateBlock(status, what, number, request),
      ...(attachment ? ['The credit note is attached as a PDF.'] : []),
      ...added,
      trackButton(link),
    ],
    reason: orderReason(number),
    ...(attachment && { attachments: [attachment] }),
  });
}

function stateBlock(
  status: ReturnStatus,
  what: string,
  number: string,
  request: Selectable<ReturnRequest>,
): Block {
  const { exchange_size: size, requested_at, reason } = request;
  return {
    kind: 'facts',
    title: size ? 'Your exchange' : 'Your return',
    facts: [
      { label: 'Status', value: status },
      { label: 'Item', value: what },
      { label: 'Order', value: number },
      ...(size ? [{ label: 'Size requested', value: size }] : []),
      { label: 'Requested on', value: formatDay(requested_at) },
      { label: 'Reason', value: reason },
    ],
  };
}

function returnTexts(
  shop: MailShop,
  status: ReturnStatus,
  what: string,
  {
    number,
    refund,
    note,
    isByShop,
    method,
    withheld,
  }: Pick<Returned, 'refund' | 'note' | 'isByShop'> & { number: string; method: string; withheld: Paise },
): MailTexts {
  const own = (kind: 'return-requested' | 'return-approved' | 'return-received' | 'return-rejected') =>
    mailText(shop, kind, { order: number, item: what });
  switch (status) {
    case 'Return Requested': {
      const { subject, opening, added } = own('return-requested');
      if (!isByShop) return { subject, paragraphs: [opening], added };
      return {
        subject: `We have started a return for order ${number}`,
        paragraphs: [
          `We have started the return of ${what} for you. We will reply within 2 to 3 business days.`,
        ],
      };
    }
    case 'Return Approved': {
      const { subject, opening, added } = own('return-approved');
      return { subject, paragraphs: [opening, ...(note ? [note] : [])], added };
    }
    case 'Returned': {
      const { subject, opening, added } = own('return-received');
      return {
        subject,
        paragraphs: [
          `${opening}${refund.amount > 0 ? ` Your refund of ${formatRupees(refund.amount)} is next.` : ''}`,
          ...(withheld > 0 ? [withheldText(withheld)] : []),
        ],
        added,
      };
    }
    case 'Refunded':
      return {
        subject: `Your refund for order ${number}`,
        paragraphs: [
          refund.amount > 0
            ? refundPromise(refund, ` for ${what}`, method)
            : `Your return of ${what} is complete. ${withheld > 0 ? withheldText(withheld) : 'Its price had already been refunded to you.'}`,
        ],
      };
    case 'Return Rejected': {
      const { subject, opening, added } = own('return-rejected');
      return {
        subject,
        paragraphs: [opening, ...(note ? [note] : []), 'If you disagree, please reply to this e-mail.'],
        added,
      };
    }
  }
}
