import type { checkCashOnDelivery } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { type Paise, paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { readMobile, readPin } from '@gulmohar/contract/values/typed-numbers.ts';
import { useEffect, useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { checkoutMessages } from './checkout.messages.ts';

const checkCash = addressOf<typeof checkCashOnDelivery>({
  method: 'POST',
  path: '/order/cod/check',
  shopper: 'optional',
});

type CashOfferQuery = {
  isEnabled: boolean;
  /** The order's total if it is paid in cash. */
  total: Paise;
  /** How much of it store credit pays. */
  credit: Paise;
  zipcode: string;
  phone: string;
  productIds: readonly string[];
};

/**
 * Whether cash on delivery is offered, as far as is known; `reason` is empty unless it is known not to be.
 */
export type CashOffer = { isOffered: boolean; reason: string };

/**
 * Asks the server whether this order can be paid in cash on delivery, as soon as PIN code and phone number
 * are entered. Without a response it is offered, because the server decides again when the order is placed.
 */
export function useCashOffer({ isEnabled, total, credit, productIds, ...typed }: CashOfferQuery): CashOffer {
  const [offered, setOffered] = useState<CashOffer & { of: string }>();
  const zipcode = readPin(typed.zipcode);
  const phone = readMobile(typed.phone);
  const items = productIds.toSorted().join(' ');
  const question = `${total} ${credit} ${zipcode} ${phone} ${items}`;
  useEffect(() => {
    if (!isEnabled || !zipcode || !phone) return;
    let isOver = false;
    const keep = (offer: CashOffer) => isOver || setOffered({ of: question, ...offer });
    const products = items === '' ? [] : items.split(' ');
    const amounts = { amount: paiseToRupees(total), credit: paiseToRupees(credit) };
    const body = { ...amounts, zipcode, phone, productIds: [...new Set(products)] };
    browserApi(checkCash, { body }).then(
      ({ isOffered, reason }) => keep({ isOffered, reason }),
      () => keep({ isOffered: true, reason: '' }),
    );
    return () => {
      isOver = true;
    };
  }, [isEnabled, question, total, credit, zipcode, phone, items]);
  if (!isEnabled) return { isOffered: false, reason: '' };
  if (!zipcode || !phone) return { isOffered: false, reason: checkoutMessages.cashNeedsAddress };
  return offered?.of === question ? offered : { isOffered: false, reason: '' };
}
