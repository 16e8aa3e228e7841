import { cashOf } from '@gulmohar/contract/sales/cash.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import type { PricedCart } from '../cart/price-lines.ts';
import { messages } from '../messages.ts';
import { checkoutMessages } from './checkout.messages.ts';
import type { Payment } from './use-payment.ts';

type PayBarProps = {
  /** The id of the form that the button submits. */
  formId: string;
  cart: PricedCart;
  total: Paise;
  /** How much of it store credit pays. */
  credit: Paise;
  /** Whether the order is paid in cash on delivery. */
  isCash: boolean;
  /** Why the order cannot be paid as it is. */
  problem: string | undefined;
  payment: Payment;
};

/** The Pay button with the amount that it is about. On screens that are not large it stays at the bottom. */
export function PayBar({ formId, cart, total, credit, isCash, problem, payment }: PayBarProps) {
  const units = unitsIn(cart);
  const due = formatRupees(isCash ? cashOf(total, credit) : total - credit);
  return (
    <div className="pay-bar sticky bottom-0 z-20 -mx-(--page-pad) border-t border-rule bg-ground px-(--page-pad) pt-2 pb-3 md:-mx-8 md:px-8 lg:static lg:mx-0 lg:border-0 lg:p-0">
      <p
        role="alert"
        className={problem ? 'mb-2 border-l-4 border-problem bg-panel px-3 py-2 text-problem' : 'sr-only'}
      >
        {problem}
      </p>
      <p role="status" className="sr-only">
        {checkoutMessages.spoken(units, due)}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p aria-hidden="true" className="text-sm text-muted lg:hidden">
          {checkoutMessages.units(units)}
        </p>
        <Button
          type="submit"
          form={formId}
          className="grow sm:grow-0 lg:grow"
          disabled={cart.hasProblem || cart.isIncomplete}
          isBusy={payment.state !== 'ready'}
        >
          {cart.hasProblem
            ? messages.resolveStock
            : payment.state === 'opening'
              ? isCash
                ? checkoutMessages.placing
                : checkoutMessages.opening
              : isCash
                ? checkoutMessages.payInCash(due)
                : `Pay ${due}`}
        </Button>
      </div>
    </div>
  );
}

function unitsIn({ lines }: PricedCart): number {
  return lines.reduce((sum, { quantity, problem }) => (problem === 'unavailable' ? sum : sum + quantity), 0);
}
