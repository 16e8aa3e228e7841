import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFetcher } from 'react-router';
import { pricedForCart } from '../cart/price-lines.ts';
import { CouponArea } from '../coupon/coupon-area.tsx';
import { useCoupon } from '../coupon/use-coupon.ts';
import { useShipping, useShop } from '../layout/use-shop.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { readDraft } from './address-draft.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { type CheckoutForm, checkoutForm } from './checkout-form.ts';
import { DeliveryForm } from './delivery-form.tsx';
import type { Purchase } from './open-checkout.ts';
import { payAtRazorpay } from './pay.ts';
import { payAtSabPaisa } from './pay-at-sabpaisa.ts';
import { payAtStripe } from './pay-at-stripe.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { ReservationNote } from './reservation-note.tsx';
import { TotalsTable } from './totals.tsx';
import type { CheckoutData } from './use-checkout-data.ts';
import type { Payment } from './use-payment.ts';
import { usePrefill } from './use-prefill.ts';

const payAt = { razorpay: payAtRazorpay, stripe: payAtStripe, sabpaisa: payAtSabPaisa };

/** Delivery, totals and payment, for the cart and for a direct buy alike. */
export function CheckoutPanel({
  data: { cart, profile, availableCoupons },
  purchase,
  payment,
}: {
  data: CheckoutData;
  purchase: Purchase;
  payment: Payment;
}) {
  const shop = useShop();
  const { submit } = useFetcher();
  const form = useForm<CheckoutForm>({
    resolver: zodResolver(checkoutForm),
    defaultValues: readDraft(),
    mode: 'onTouched',
  });
  usePrefill(form, profile);
  const coupon = useCoupon(cart);
  const totals = priceCart(pricedForCart(cart.lines), useShipping(), coupon.saving);
  const [problem, setProblem] = useState<string>();
  const methods = shop?.payment.methods ?? [];
  const [method, setMethod] = useState(methods[0] ?? 'razorpay');

  async function start(filled: CheckoutForm): Promise<void> {
    if (!shop) return;
    setProblem(undefined);
    const couponCode = coupon.applied?.code;
    const requested = { purchase, shop, lines: cart.lines, total: totals.total, couponCode, form: filled };
    const rejection = await payment.pay(() => payAt[method](requested));
    if (rejection === undefined) return;
    setProblem(rejection);
    // Prices, the coupon, the delivery fee: whatever it was, it is loaded again.
    await submit(null, { method: 'post', action: paths.outdatedShop() });
  }

  return (
    <form
      noValidate
      aria-label="Checkout"
      onSubmit={form.handleSubmit(start, () => setProblem(messages.fillAddress))}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-6"
    >
      <DeliveryForm form={form} />
      <CouponArea coupon={coupon} available={availableCoupons} />
      <TotalsTable totals={totals} couponCode={coupon.applied?.code} />
      <p role="status" className="sr-only">
        {checkoutMessages.spoken(unitsIn(cart.lines), formatRupees(totals.total))}
      </p>
      {methods.length > 1 && <PaymentChoice methods={methods} chosen={method} onChange={setMethod} />}
      <p role="alert" className={problem ? 'border-l-4 border-problem bg-panel p-3 text-problem' : 'sr-only'}>
        {problem}
      </p>
      {shop?.payment.testMode && (
        <p className="text-sm">
          <span className="rounded-full bg-marigold px-3 py-0.5 text-on-marigold">Test mode</span> No real
          money moves.
        </p>
      )}
      <PaymentStatus payment={payment} />
      <ReservationNote />
      <Button
        type="submit"
        disabled={cart.hasProblem || cart.isIncomplete}
        isBusy={payment.state !== 'ready'}
      >
        {cart.hasProblem
          ? messages.resolveStock
          : payment.state === 'opening'
            ? checkoutMessages.opening
            : `Pay ${formatRupees(totals.total)}`}
      </Button>
      {methods.length < 2 && (
        <p className="text-sm text-muted">Cards, UPI and net banking, by Razorpay. No account needed.</p>
      )}
    </form>
  );
}

function unitsIn(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
