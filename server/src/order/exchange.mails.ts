import type { ReturnStatus } from '../database/order-tables.ts';

export type Words = { subject: string; paragraphs: string[] };

type Exchange = {
  /** Of the order that the item is sent back of. */
  number: string;
  /** null: the money is wanted. */
  size: string | null;
  /** Of the order that brings it, once there is one. */
  exchangeNumber: string | undefined;
};

/** @returns undefined where the words are those of any return */
export function exchangeStepWords(
  status: ReturnStatus,
  what: string,
  { number, size, exchangeNumber }: Exchange,
): Words | undefined {
  if (!size) return undefined;
  switch (status) {
    case 'Return Requested':
      return {
        subject: `We have your exchange request for order ${number}`,
        paragraphs: [
          `You asked to exchange ${what} for size ${size}. It is held for you.`,
          'We look at your request within 2 to 3 business days.',
        ],
      };
    case 'Return Approved':
      return {
        subject: `Your exchange for order ${number} is approved`,
        paragraphs: [
          `You can send back ${what}. Please keep it packed with its tags until our courier comes for it.`,
          `Size ${size} is held for you and leaves as soon as it is back with us.`,
        ],
      };
    case 'Returned':
      return exchangeNumber
        ? {
            subject: `Size ${size} for order ${number} is on order`,
            paragraphs: [
              `${what} is back with us. Size ${size} is your order ${exchangeNumber}; there is nothing to pay.`,
            ],
          }
        : {
            subject: `Your return for order ${number} has arrived`,
            paragraphs: [
              `${what} is back with us. Size ${size} sold out before it arrived, so we refund you instead.`,
            ],
          };
    default:
      return undefined;
  }
}
