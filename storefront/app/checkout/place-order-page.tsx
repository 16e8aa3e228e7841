import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { lineOf, useBuyNow } from '../cart/buy-now-store.ts';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { usePricedLines } from '../cart/use-priced-lines.ts';
import { NoticePage } from '../layout/notice-page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { inRupees } from '../product/price.tsx';
import type { Route } from './+types/place-order-page';
import { CheckoutPanel } from './checkout-panel.tsx';
import { PaymentAlertDialog, PaymentNotice } from './payment-status.tsx';
import { type Payment, usePayment } from './use-payment.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Checkout', description: 'Buy one piece directly.' });
}

/** Direct buy: one item takes the cart's place here, and the cart stays as it is. */
export default function PlaceOrderPage() {
  const chosen = useBuyNow((state) => state.item);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    useBuyNow.persist.rehydrate();
    setRead(true);
  }, []);
  const cart = usePricedLines(chosen ? [lineOf(chosen)] : []);
  const payment = usePayment('buy-now');

  if (isRead && !chosen) return <NothingChosen payment={payment} />;
  const [item] = cart?.lines ?? [];
  return (
    <div className="page-width">
      <PaymentAlertDialog payment={payment} />
      <h1 className="mt-10 mb-4 font-display text-3xl text-heading">Checkout</h1>
      {cart && item ? (
        <div className="grid gap-10 lg:grid-cols-[1fr_28rem]">
          <section aria-labelledby="summary">
            <h2 id="summary" className="mb-3 font-display text-xl text-heading">
              Order summary
            </h2>
            <div className="grid grid-cols-[8rem_1fr] gap-4">
              <Picture src={item.product?.image[0]} alt="" sizes="8rem" className="w-full" />
              <div>
                <p>{item.product?.name}</p>
                {item.size && <p className="text-sm text-muted">Size {item.size}</p>}
                <p className="text-sm text-muted">Quantity {item.quantity}</p>
                <p className="font-semibold">{inRupees(item.product?.price ?? 0)}</p>
                {item.problem && <p className="text-problem">{messages.outOfStock}</p>}
              </div>
            </div>
          </section>
          <CheckoutPanel cart={cart} purchase="buy-now" payment={payment} />
        </div>
      ) : (
        <CartSkeleton />
      )}
    </div>
  );
}

function NothingChosen({ payment }: { payment: Payment }) {
  return (
    <>
      <PaymentAlertDialog payment={payment} />
      {payment.state === 'ready' ? (
        <NoticePage title="Nothing to check out">
          <Link to={paths.collection()} className={buttonClass()}>
            Shop Now
          </Link>
        </NoticePage>
      ) : (
        <PaymentNotice {...payment} />
      )}
    </>
  );
}
