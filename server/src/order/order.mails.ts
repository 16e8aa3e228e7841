import { formatRupees, type Paise } from '@gulmohar/contract/money.ts';
import { EXCHANGE } from '../checkout/exchange.ts';
import type { ReturnRow, ReturnStatus } from '../database/order-tables.ts';
import type { OrderLineRow, OrderRow, OrderStatus } from '../database/schema.ts';
import { type LetterShop, writeLetter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-gateway.ts';
import { exchangeStepWords, type Words } from './exchange.mails.ts';
import { shortId } from './short-id.ts';

export const REFUND_TIME = 'It takes 5 to 7 working days to reach your account.';

type Step = {
  order: OrderRow;
  /** Where the order can be followed. */
  link: string;
};

/** @returns undefined for a step that nobody writes about */
export function orderStepMail(
  shop: LetterShop,
  status: OrderStatus,
  step: Step & { refunded: number },
): Mail | undefined {
  const { order, link } = step;
  const number = shortId(order.id);
  const words = orderWords(status, number, step);
  return (
    words &&
    writeLetter(shop, {
      id: `order-${status.toLowerCase().replaceAll(' ', '-')}-${order.id}`,
      to: order.email,
      ...words,
      button: { label: 'Track your order', url: link },
    })
  );
}

function orderWords(
  status: OrderStatus,
  number: string,
  { order, refunded }: { order: OrderRow; refunded: number },
): Words | undefined {
  switch (status) {
    case 'Shipped':
      return {
        subject: `Your order ${number} is on its way`,
        paragraphs: [
          order.payment_method === EXCHANGE
            ? `Your order ${number} left our house. It replaces what you sent back; there is nothing to pay.`
            : `Your order ${number} left our house. Its invoice is attached.`,
          ...parcelWords(order),
        ],
      };
    case 'Delivered':
      return {
        subject: `Your order ${number} is delivered`,
        paragraphs: [
          `Your order ${number} is delivered. We hope that it fits and that you wear it often.`,
          order.user_id
            ? 'If something is not right, you can ask for its return in My Orders.'
            : 'If something is not right, you can ask for its return on the page of your order, with a code that we send to this address.',
        ],
      };
    case 'Cancelled':
      return {
        subject: `Your order ${number} is cancelled`,
        paragraphs: [
          `Your order ${number} is cancelled.`,
          ...(refunded > 0 ? [`We are refunding ${formatRupees(refunded)}. ${REFUND_TIME}`] : []),
        ],
      };
    default:
      return undefined;
  }
}

function parcelWords({ courier, tracking_number }: OrderRow): string[] {
  if (courier && tracking_number) return [`${courier} carries it, tracking number ${tracking_number}.`];
  if (courier) return [`${courier} carries it.`];
  return tracking_number ? [`Its tracking number is ${tracking_number}.`] : [];
}

type ReturnedItem = Pick<OrderLineRow, 'name' | 'size' | 'quantity'>;

type Returned = Step & {
  request: ReturnRow;
  item: ReturnedItem;
  /** The order that brings another size. */
  exchangeId: string | undefined;
  /** What the staff say with the step. */
  note: string | null;
  /** Whether the shop asked for the return in the buyer's name. */
  isByShop: boolean;
  /** Paise: promised by the step `Refunded`, due at the others. */
  amount: Paise;
};

export function returnStepMail(
  shop: LetterShop,
  status: ReturnStatus,
  { request, item, order, link, exchangeId, ...step }: Returned,
): Mail {
  const what = `${item.name}${item.size ? `, size ${item.size}` : ''} × ${item.quantity}`;
  const number = shortId(order.id);
  const exchange = exchangeStepWords(status, what, {
    number,
    size: request.exchange_size,
    exchangeNumber: exchangeId && shortId(exchangeId),
  });
  return writeLetter(shop, {
    id: `return-${status.toLowerCase().replaceAll(' ', '-')}-${request.id}`,
    to: order.email,
    ...(exchange ?? returnWords(status, what, { number, ...step })),
    button: { label: 'Track your order', url: link },
  });
}

function returnWords(
  status: ReturnStatus,
  what: string,
  { number, amount, note, isByShop }: Pick<Returned, 'amount' | 'note' | 'isByShop'> & { number: string },
): Words {
  switch (status) {
    case 'Return Requested':
      return {
        subject: isByShop
          ? `We started a return for order ${number}`
          : `We have your return request for order ${number}`,
        paragraphs: [
          `${isByShop ? `We started the return of ${what} for you` : `You asked to return ${what}`}. We look at it within 2 to 3 business days.`,
        ],
      };
    case 'Return Approved':
      return {
        subject: `Your return for order ${number} is approved`,
        paragraphs: [
          `You can return ${what}. Please keep it packed with its tags until our courier comes for it.`,
        ],
      };
    case 'Returned':
      return {
        subject: `Your return for order ${number} has arrived`,
        paragraphs: [
          `${what} is back with us.${amount > 0 ? ` Your refund of ${formatRupees(amount)} comes next.` : ''}`,
        ],
      };
    case 'Refunded':
      return {
        subject: `Your refund for order ${number}`,
        paragraphs: [
          amount > 0
            ? `We are refunding ${formatRupees(amount)} for ${what}. ${REFUND_TIME}`
            : `Your return of ${what} is complete. Its price was refunded to you before.`,
        ],
      };
    case 'Return Rejected':
      return {
        subject: `About your return for order ${number}`,
        paragraphs: [
          `We could not accept the return of ${what}.`,
          ...(note ? [note] : []),
          'If you think that we are wrong, please write to us by answering this e-mail.',
        ],
      };
  }
}

export function trackingCodeMail(shop: LetterShop, requestId: string, to: string, code: string): Mail {
  return writeLetter(shop, {
    id: `tracking-code-${requestId}`,
    to,
    subject: `${code} is your ${shop.name} tracking code`,
    paragraphs: [`Your code to see your orders is ${code}. It is good for 10 minutes.`],
    closing: ['If you did not ask for it, you need not do anything. Please give it to nobody.'],
  });
}
