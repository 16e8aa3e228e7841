import { creditShare } from '@gulmohar/contract/sales/credit-share.ts';
import type { DeliveryService } from '@gulmohar/contract/sales/delivery-service.ts';
import type { PaymentTerms } from '@gulmohar/contract/sales/payment-terms.ts';
import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import { isExpressOffered } from '@gulmohar/contract/shop/express.ts';
import { RESERVATION_MINUTES } from '@gulmohar/contract/shop/shop-rules.ts';
import { rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { useFetcher } from 'react-router';
import { pricedForCart } from '../cart/price-lines.ts';
import { CouponArea } from '../coupon/coupon-area.tsx';
import { useCoupon } from '../coupon/use-coupon.ts';
import { useKeepPin } from '../delivery/pin-store.ts';
import { Slot, slotParts } from '../extension/slot.tsx';
import { messages } from '../messages.ts';
import { useShipping, useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import { readToken } from '../session/session-store.ts';
import { noteStep } from '../visit/note-step.ts';
import { readDraft } from './address-draft.ts';
import { AfterPaying } from './after-paying.tsx';
import { checkForm, loadRules } from './check-form.ts';
import { checkoutMessages } from './checkout.messages.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { checkoutColumns } from './checkout-skeleton.tsx';
import { Delivery } from './delivery.tsx';
import { MessageChoice } from './message-choice.tsx';
import type { Purchase } from './open-checkout.ts';
import { OptionalFields } from './optional-fields.tsx';
import { payAt } from './pay-at.ts';
import { PayBar } from './pay-bar.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { PaymentTermsNote, termsOf } from './payment-terms.tsx';
import { ReminderChoice } from './reminder-choice.tsx';
import { TotalsTable } from './totals.tsx';
import { useCashOffer } from './use-cash-offer.ts';
import type { CheckoutData } from './use-checkout-data.ts';
import type { Payment } from './use-payment.ts';
import { usePrefill, withProfile } from './use-prefill.ts';

const ArrivalNote = lazy(async () => ({
  default: (await import('../delivery/arrival-note.tsx')).ArrivalNote,
}));
const DeliverySpeed = lazy(async () => ({ default: (await import('./delivery-speed.tsx')).DeliverySpeed }));

const StoreCreditChoice = lazy(async () => ({
  default: (await import('./store-credit-choice.tsx')).StoreCreditChoice,
}));

const aboveTotal = slotParts<'cart-above-total'>(
  import.meta.glob('../../../extensions/*/slots/cart-above-total.tsx'),
);

/**
 * The items, the delivery address and, beside both, the costs and the payment; for the cart and a direct buy
 * alike.
 */
export function CheckoutPanel({
  data: { cart, profile, isAddressComplete, promotions, availableCoupons },
  purchase,
  payment,
  children,
}: {
  data: CheckoutData;
  purchase: Purchase;
  payment: Payment;
  /** The list of items. */
  children: ReactNode;
}) {
  const formId = useId();
  const shop = useShop();
  const { submit } = useFetcher();
  const form = useForm<CheckoutForm>({
    resolver: checkForm,
    defaultValues: withProfile(readDraft(), profile),
    mode: 'onTouched',
  });
  const { isSubmitted, errors } = form.formState;
  usePrefill(form, profile);
  const coupon = useCoupon(cart);
  const [state, zipcode, phone, isGift, giftWrap] = useWatch({
    control: form.control,
    name: ['state', 'zipcode', 'phone', 'isGift', 'giftWrap'],
  });
  useKeepPin(zipcode);
  useEffect(() => noteStep({ kind: 'checkout' }), []);
  const shipping = useShipping();
  const { express } = shipping;
  const [requestedDelivery, setDelivery] = useState<DeliveryService>('standard');
  const hasExpress =
    express !== undefined && isExpressOffered(express, { state, zipcode: zipcode.replace(/\s/g, '') });
  const delivery = hasExpress ? requestedDelivery : 'standard';
  const priced = (terms: PaymentTerms | undefined, service: DeliveryService = delivery) =>
    priceCart(pricedForCart(cart.lines), shipping, coupon.saving, state, {
      delivery: service,
      terms,
      promotions: promotions && {
        discount: rupeesToPaise(promotions.discount) ?? 0,
        isDeliveryFree: promotions.isDeliveryFree,
      },
      giftWrap: giftWrap ? (shop?.giftWrapPrice ?? undefined) : undefined,
    });
  const [problem, setProblem] = useState<string>();
  const shopMethods = shop?.payment.methods ?? [];
  // Nobody collects money for a present from its receiver.
  const hasCashMethod = shopMethods.includes('cod') && !isGift;
  const { online, inCash } = termsOf(shop);
  const [balance, setBalance] = useState(0);
  const cashTotal = priced(inCash).total;
  // What costs nothing more is not paid in cash.
  const isCovered = balance >= priced(online).total;
  const cash = useCashOffer({
    isEnabled: hasCashMethod,
    total: cashTotal,
    credit: isCovered ? 0 : creditShare(balance, cashTotal),
    zipcode,
    phone,
    productIds: cart.lines.map(({ productId }) => productId),
  });
  const mayPayBy = (way: string) =>
    delivery === 'standard' || (way === 'cod' ? express?.takesCash : express?.takesPrepaid);
  const methods = shopMethods.filter((way) => (way !== 'cod' || cash.isOffered) && mayPayBy(way));
  const [chosen, setMethod] = useState(methods[0] ?? 'razorpay');
  const method = methods.includes(chosen) ? chosen : (methods[0] ?? 'razorpay');
  const isCash = method === 'cod' && !isCovered;
  const totals = priced(isCash ? inCash : online);
  const credit = creditShare(balance, totals.total);

  async function start(filled: CheckoutForm): Promise<void> {
    if (!shop) return;
    setProblem(undefined);
    noteStep({ kind: 'paying' });
    const couponCode = coupon.applied?.code;
    const requested = {
      purchase,
      shop,
      lines: cart.lines,
      total: totals.total,
      credit,
      couponCode,
      delivery,
      form: filled,
    };
    // Nothing is left for a provider. A cash order is placed once, even if its response is lost.
    const way = isCovered ? 'cod' : method;
    const rejection = await payment.pay(() => payAt[way](requested));
    if (rejection === undefined) return;
    setProblem(rejection);
    // Reloads prices, coupon and delivery charge, whichever of them was outdated.
    await submit(null, { method: 'post', action: paths.outdatedShop() });
  }

  return (
    <div className={checkoutColumns}>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        <div>{children}</div>
        <form
          id={formId}
          noValidate
          aria-label="Checkout"
          onFocus={loadRules}
          onSubmit={form.handleSubmit(start, () => setProblem(undefined))}
          className="grid grid-cols-[minmax(0,1fr)] gap-6"
        >
          <Delivery form={form} isComplete={isAddressComplete} />
          <MessageChoice form={form} shop={shop} profile={profile} />
          <ReminderChoice form={form} shop={shop} profile={profile} />
          <OptionalFields form={form} />
        </form>
      </div>
      {/* On a phone its parts are in the page's own column, so that the bar can stay in view along all of it;
          on a low screen the top of the section scrolls away before Pay does. */}
      <section
        aria-label={checkoutMessages.summary}
        className="contents lg:sticky lg:top-[min(7rem,calc(100dvh-46rem))] lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-4 lg:self-start"
      >
        <CouponArea coupon={coupon} available={availableCoupons} />
        {hasExpress ? (
          <Suspense>
            <DeliverySpeed
              chosen={delivery}
              onChange={setDelivery}
              fees={{
                standard: priced(undefined, 'standard').shipping,
                express: priced(undefined, 'express').shipping,
              }}
              pin={zipcode}
              daysToMake={cart.daysToMake}
              promises={shop?.promisesDays ?? false}
            />
          </Suspense>
        ) : (
          <Suspense>{zipcode && <ArrivalNote pin={zipcode} daysToMake={cart.daysToMake} />}</Suspense>
        )}
        <Slot parts={aboveTotal} facts={{}} />
        <TotalsTable
          totals={totals}
          delivery={delivery}
          state={state}
          coupon={coupon.applied}
          promotions={promotions}
        />
        <PaymentTermsNote payment={shop?.payment} subtotal={totals.subtotal} />
        <PaymentChoice
          methods={methods}
          chosen={method}
          missing={hasCashMethod ? cash.reason : ''}
          onChange={setMethod}
        />
        {readToken() !== null && (
          <Suspense>
            <StoreCreditChoice
              total={totals.total}
              isCash={isCash}
              isUsed={balance > 0}
              problem={problem}
              onChange={setBalance}
            />
          </Suspense>
        )}
        <PaymentStatus payment={payment} />
        <PayBar
          formId={formId}
          cart={cart}
          total={totals.total}
          credit={credit}
          isCash={isCash}
          problem={problem ?? (isSubmitted ? whatIsWrong(errors) : undefined)}
          payment={payment}
        />
        <div className="grid gap-2 text-sm">
          {shop?.payment.testMode && (
            <p>
              <span className="rounded-full bg-marigold px-3 py-0.5 text-on-marigold">Test mode</span> No real
              money moves.
            </p>
          )}
          {!isCash && <p className="text-sm text-muted">{checkoutMessages.reserved(RESERVATION_MINUTES)}</p>}
          <AfterPaying isCash={isCash} hasCredit={credit > 0} daysToMake={cart.daysToMake} />
        </div>
      </section>
    </div>
  );
}

/**
 * Only the address is required, unless it is a gift or the invoice is for a business.
 * @returns undefined once everything is right
 */
function whatIsWrong(errors: FieldErrors<CheckoutForm>): string | undefined {
  const { gstin, businessName, giftFrom, giftNote, ...ofAddress } = errors;
  if (Object.keys(ofAddress).length > 0) return messages.fillAddress;
  if (giftFrom || giftNote) return checkoutMessages.checkGift;
  return gstin || businessName ? checkoutMessages.checkGstin : undefined;
}
