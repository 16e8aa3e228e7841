import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '../page/icon.tsx';
import { benefitOf } from './benefit-of.ts';
import { couponMessages as messages } from './coupon.messages.ts';
import type { CouponState } from './use-coupon.ts';

const AvailableCoupons = lazy(async () => ({
  default: (await import('./available-coupons.tsx')).AvailableCoupons,
}));

type CouponAreaProps = { coupon: CouponState; available: Promise<Coupon[]> };

/** The code field, the applied coupon and the available ones, best first. */
export function CouponArea({ coupon, available }: CouponAreaProps) {
  const [isOpen, setOpen] = useState(false);
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
      <details
        className="group border-y border-rule"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold">
          {messages.available}
          <Icon name="chevron" className="icon size-5 group-open:rotate-180" />
        </summary>
        <Suspense fallback={null}>
          {isOpen && <AvailableCoupons coupon={coupon} available={available} />}
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
      <Button variant="secondary" className="mt-7" isBusy={coupon.isBusy} onClick={apply}>
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
      <Button variant="quiet" onClick={onRemove}>
        {messages.remove}
      </Button>
    </div>
  );
}
