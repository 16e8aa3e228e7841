import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { ReturnStatus } from '../../../platform/database/tables.ts';
import type { Block } from '../../../platform/mail/email.ts';

export type MailTexts = { subject: string; paragraphs: string[]; added?: Block[] };

type Exchange = {
  number: string;
  /** null when a refund is requested */
  size: string | null;
  exchangeNumber: string | undefined;
  withheld: Paise;
};

/** @param withheld what is not refunded */
export function withheldText(withheld: Paise): string {
  return `Because of the condition in which it came back, ${formatRupees(withheld)} of its price is not refunded.`;
}

/** @returns undefined when the text is the same as for any return */
export function exchangeStepTexts(
  status: ReturnStatus,
  what: string,
  { number, size, exchangeNumber, withheld }: Exchange,
): MailTexts | undefined {
  if (!size) return undefined;
  switch (status) {
    case 'Return Requested':
      return {
        subject: `We have received your exchange request for order ${number}`,
        paragraphs: [
          `You requested to exchange ${what} for size ${size}. We are holding that size for you.`,
          'We will reply within 2 to 3 business days.',
        ],
      };
    case 'Return Approved':
      return {
        subject: `Your exchange for order ${number} is approved`,
        paragraphs: [
          `You can return ${what}. Please pack it with its tags; our courier will collect it.`,
          `We are holding size ${size} for you and will dispatch it once we have received your return.`,
        ],
      };
    case 'Returned':
      return exchangeNumber
        ? {
            subject: `Your exchange for order ${number}: size ${size} has been ordered`,
            paragraphs: [
              `We have received ${what}. Your new order for size ${size} is ${exchangeNumber}; there is nothing to pay.`,
            ],
          }
        : {
            subject: `We have received your return for order ${number}`,
            paragraphs: [
              withheld > 0
                ? `We have received ${what}. ${withheldText(withheld)} So we do not send size ${size}, and refund you the rest.`
                : `We have received ${what}. Size ${size} is sold out, so we will refund you instead.`,
            ],
          };
    default:
      return undefined;
  }
}
