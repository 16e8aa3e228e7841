import { type Paise, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { wrongField } from '../../platform/http/shop-error.ts';

const NO_CREDIT = 'Store credit is whole paise of a shopper who is signed in';

/** @throws ShopError INVALID_INPUT for credit of a guest, or parts of a paisa */
export function readCredit(
  { credit: rupees = 0 }: { credit?: number | undefined },
  isSignedIn: boolean,
): Paise {
  const credit = rupeesToPaise(rupees);
  if (credit === undefined || (credit > 0 && !isSignedIn)) throw wrongField('credit', NO_CREDIT);
  return credit;
}
