import { type Address, address as addressSchema } from '@gulmohar/contract/address.ts';
import { formatRupees } from '@gulmohar/contract/money.ts';
import { priceCart } from '@gulmohar/contract/pricing.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useRevalidator } from 'react-router';
import { type PricedCart, pricedForCart } from '../cart/use-priced-lines.ts';
import { CouponArea } from '../coupon/coupon-area.tsx';
import { useCoupon } from '../coupon/use-coupon.ts';
import { useShipping, useShop } from '../layout/use-shop.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { readDraft } from './address-draft.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { abandonPurchase, beginPurchase, type Purchase } from './finish-purchase.ts';
import { type Outcome, pay } from './pay.ts';
import { payAtSabPaisa } from './pay-at-sabpaisa.ts';
import { payAtStripe } from './pay-at-stripe.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { TotalsTable } from './totals.tsx';
import { usePrefill } from './use-prefill.ts';

/** The ways to pay on a page of the provider's own. */
const payOnPage = { stripe: payAtStripe, sabpaisa: payAtSabPaisa };

/** Delivery, totals and payment, for the cart and for a direct buy alike. */
export function CheckoutPanel({ cart, purchase }: { cart: PricedCart; purchase: Purchase }) {
  const shop = useShop();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useForm<Address>({
    resolver: zodResolver(addressSchema),
    defaultValues: readDraft(),
    mode: 'onTouched',
  });
  usePrefill(form);
  const coupon = useCoupon(cart);
  const totals = priceCart(pricedForCart(cart.lines), useShipping(), coupon.saving);
  const [problem, setProblem] = useState<string>();
  const [isPaying, setPaying] = useState(false);
  const methods = shop?.payment.methods ?? [];
  const [method, setMethod] = useState(methods[0] ?? 'razorpay');
  // State changes with the next rendering; a second click may come before that.
  const isUnderWay = useRef(false);

  async function start(address: Address): Promise<void> {
    if (isUnderWay.current || !shop) return;
    isUnderWay.current = true;
    setPaying(true);
    setProblem(undefined);
    beginPurchase(purchase);
    const couponCode = coupon.applied?.code;
    const wanted = { shop, lines: cart.lines, total: totals.total, couponCode, address };
    if (method !== 'razorpay') return leaveFor(payOnPage[method], wanted);
    const outcome = await pay(wanted);
    endPaying();
    await finish(outcome);
  }

  function endPaying(): void {
    isUnderWay.current = false;
    setPaying(false);
  }

  async function leaveFor(payAtProvider: typeof payAtStripe, wanted: Parameters<typeof payAtStripe>[0]) {
    // Coming back by the browser's Back button finds this page as it was left.
    window.addEventListener('pageshow', endPaying, { once: true });
    const obstacle = await payAtProvider(wanted);
    if (obstacle === undefined) return;
    endPaying();
    await finish({ kind: 'not-started', message: obstacle });
  }

  async function finish(outcome: Outcome): Promise<void> {
    if (outcome.kind === 'ordered') {
      // What was bought is emptied there: here the empty cart would show before the way is gone.
      const address = form.getValues();
      await navigate(paths.orderSuccess(outcome.orderId), { replace: true, state: { address } });
      return;
    }
    abandonPurchase();
    if (outcome.kind === 'failed') {
      await navigate(paths.orderFailure(outcome.orderId), { state: { message: outcome.message } });
    } else if (outcome.kind === 'dismissed') {
      showToast('info', messages.notCompleted);
    } else {
      setProblem(outcome.message);
      cart.refresh();
      coupon.recheck();
      // What delivery costs may have changed too.
      await revalidate();
    }
  }

  return (
    <form
      noValidate
      aria-label="Checkout"
      onSubmit={form.handleSubmit(start, () => setProblem(messages.fillAddress))}
      className="grid content-start gap-6"
    >
      <DeliveryForm form={form} />
      <CouponArea coupon={coupon} />
      <TotalsTable totals={totals} couponCode={coupon.applied?.code} />
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
      <Button type="submit" disabled={cart.hasProblem || isPaying} aria-busy={isPaying}>
        {cart.hasProblem
          ? messages.resolveStock
          : isPaying
            ? 'Opening payment…'
            : `Pay ${formatRupees(totals.total)}`}
      </Button>
      {methods.length < 2 && (
        <p className="text-sm text-muted">Cards, UPI and net banking, by Razorpay. No account needed.</p>
      )}
    </form>
  );
}
