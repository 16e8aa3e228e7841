import type { AdminReturn } from '@gulmohar/contract/admin/return.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';

type Wish = Pick<AdminReturn, 'status' | 'exchangeSize' | 'exchangeOrderId' | 'refundAmount' | 'toCredit'>;

/** What the buyer wants for it, got, or wanted in vain: `Wants Rs. 2,499 back`, `Got size L instead`. */
export function wishText({ status, exchangeSize, exchangeOrderId, refundAmount, toCredit }: Wish): string {
  const money = `${formatRupees(refundAmount)} ${toCredit ? 'as store credit' : 'back'}`;
  if (status === 'Refunded') return `Got ${money}`;
  const wish = exchangeSize ? `size ${exchangeSize} instead` : money;
  if (exchangeOrderId) return `Got ${wish}`;
  return status === 'Return Rejected' ? `Wanted ${wish}` : `Wants ${wish}`;
}
