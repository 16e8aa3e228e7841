import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import { formatRupeeSign, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { type KeyboardEvent, Suspense, use, useRef, useState } from 'react';
import { Icon } from '../page/icon.tsx';
import { couponMessages as messages } from './coupon.messages.ts';
import type { CouponState } from './use-coupon.ts';

type CouponAreaProps = { coupon: CouponState; available: Promise<Coupon[]> };

/** The code field, the applied coupon and the available ones, best first. */
export function CouponArea({ coupon, available }: CouponAreaProps) {
  return (
    <section aria-labelledby="coupon">
      <h2 id="coupon" className="mb-3 font-display text-xl text-heading">
        {messages.title}
      </h2>
      {coupon.applied ? (
        <AppliedCoupon applied={coupon.applied} onRemove={coupon.remove} />
      ) : (
        <CodeField coupon={coupon} />
      )}
      <details className="group border-y border-rule">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold">
          {messages.available}
          <Icon name="chevron" className="icon size-5 group-open:rotate-180" />
        </summary>
        <Suspense fallback={null}>
          <AvailableCoupons coupon={coupon} available={available} />
        </Suspense>
      </details>
    </section>
  );
}

function CodeField({ coupon }: { coupon: CouponState }) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function apply(): Promise<void> {
    await coupon.apply(code);
    // After a successful code the field is no longer there.
    field.current?.focus();
  }

  /** Enter here applies the code instead of submitting the payment. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
      <TextField
        ref={field}
        label={messages.code}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={coupon.refusal}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setCode(event.target.value);
          coupon.forgetRefusal();
        }}
      />
      <Button look="secondary" className="mt-7" isBusy={coupon.isBusy} onClick={apply}>
        {coupon.isBusy ? messages.applying : messages.apply}
      </Button>
    </div>
  );
}

function AppliedCoupon({ applied, onRemove }: { applied: Coupon; onRemove: () => void }) {
  return (
    <div className="flex items-center justify-between gap-4 border-l-4 border-success bg-panel px-4 py-2">
      <p>
        <strong className="font-semibold">{applied.code}</strong>
        <br />
        <span className="text-success">{benefitOf(applied)}</span>
      </p>
      <Button look="quiet" onClick={onRemove}>
        {messages.remove}
      </Button>
    </div>
  );
}

function benefitOf({ discountType, discountAmount, shippingDiscount }: Coupon): string {
  if (discountType !== 'free_shipping') return messages.saved(inRupeeSign(discountAmount));
  if (shippingDiscount === 0) return messages.deliveryIsFree;
  return messages.freeDelivery(inRupeeSign(shippingDiscount));
}

function AvailableCoupons({ coupon: { applied, apply, isBusy }, available }: CouponAreaProps) {
  const others = use(available).filter(({ code }) => code !== applied?.code);
  return (
    <>
      {others.length === 0 && <p className="pb-3 text-muted">{messages.none}</p>}
      <ul className="grid gap-3 pb-4">
        {others.map((offer) => (
          <li key={offer.code} className="flex items-center justify-between gap-4">
            <p className="text-sm">
              <strong className="mb-1 inline-block border border-dashed border-muted px-1.5 py-0.5 font-semibold tracking-wider">
                {offer.code}
              </strong>{' '}
              {offer.description}
              {offer.eligible && <span className="block text-success">{benefitOf(offer)}</span>}
              {offer.validUntil && (
                <span className="text-muted"> {messages.until(dayOf(offer.validUntil))}</span>
              )}
              {offer.reason && <span className="block text-muted">{offer.reason}</span>}
            </p>
            {offer.eligible && (
              <Button
                look="quiet"
                className="shrink-0"
                isBusy={isBusy}
                aria-label={messages.use(offer.code)}
                onClick={() => apply(offer.code)}
              >
                {messages.apply}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function inRupeeSign(rupees: number): string {
  return formatRupeeSign(rupeesToPaise(rupees) ?? 0);
}

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' });

function dayOf(instant: string): string {
  return day.format(new Date(instant));
}
