import { CASH_ON_DELIVERY, cashOf } from '@gulmohar/contract/sales/cash.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { Orders } from '../../platform/database/tables.ts';

type Payable = Pick<Selectable<Orders>, 'payment_method' | 'amount' | 'credit'>;

/** What couriers collect for an order, now or before; null when it is paid otherwise. */
export function cashAtTheDoor({ payment_method, amount, credit }: Payable): Paise | null {
  // Less than credit had paid once units were missing, which are refunded.
  if (payment_method !== CASH_ON_DELIVERY || amount <= credit) return null;
  return cashOf(amount, credit) || null;
}

/** The same, as long as it is not paid. */
export function cashDue(order: Payable & Pick<Selectable<Orders>, 'is_paid'>): Paise | null {
  return order.is_paid ? null : cashAtTheDoor(order);
}
