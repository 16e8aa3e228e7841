import { priceOf } from '@gulmohar/contract/catalogue/size-price.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import { type BuyNowItem, lineOf, useBuyNow } from '../cart/buy-now-store.ts';
import type { CartLine } from '../cart/cart.rules.ts';
import { messages } from '../messages.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { NoticePage } from '../page/notice-page.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import { inRupees } from '../product/price.tsx';
import type { Route } from './+types/place-order-page';
import { CheckoutPanel } from './checkout-panel.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { loadCheckout } from './load-checkout.ts';
import { PaymentAlertDialog, PaymentNotice } from './payment-status.tsx';
import { useCheckoutData } from './use-checkout-data.ts';
import { type Payment, usePayment } from './use-payment.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (!useBuyNow.persist.hasHydrated()) await useBuyNow.persist.rehydrate();
  return loadCheckout(linesOf(useBuyNow.getState().item), request.signal);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Checkout', description: 'Buy one item directly.' });
}

export function HydrateFallback() {
  return (
    <div className="page-width">
      <CheckoutHeading />
      <CheckoutSkeleton />
    </div>
  );
}

/** The direct buy: one item is bought instead of the cart, which stays as it is. */
export default function PlaceOrderPage({ loaderData }: Route.ComponentProps) {
  const chosen = useBuyNow((state) => state.item);
  const data = useCheckoutData(linesOf(chosen), loaderData);
  const payment = usePayment('buy-now');

  if (!chosen) return <NothingChosen payment={payment} />;
  if (!data) return <CheckoutFailed payment={payment} />;
  const [item] = data.cart.lines;
  if (!item) return <HydrateFallback />;
  return (
    <div className="page-width">
      <PaymentAlertDialog payment={payment} />
      <CheckoutHeading />
      <CheckoutPanel data={data} purchase="buy-now" payment={payment}>
        <section aria-labelledby="summary">
          <h2 id="summary" className="mb-3 font-display text-xl text-heading">
            Order summary
          </h2>
          <div className="grid grid-cols-[min(8rem,25vw)_minmax(0,1fr)] gap-4">
            <Picture src={item.product?.image[0]} alt="" sizes="8rem" className="w-full" />
            <div>
              <p>{item.product?.name}</p>
              {item.size && <p className="text-sm text-muted">Size {item.size}</p>}
              <p className="text-sm text-muted">Quantity {item.quantity}</p>
              <p className="font-semibold">{inRupees(item.product ? priceOf(item.product, item.size) : 0)}</p>
              {item.problem && <p className="text-problem">{messages.outOfStock}</p>}
            </div>
          </div>
        </section>
      </CheckoutPanel>
    </div>
  );
}

function CheckoutHeading() {
  return <h1 className="mt-10 mb-4 font-display text-3xl text-heading">Checkout</h1>;
}

function linesOf(item: BuyNowItem | null): CartLine[] {
  return item ? [lineOf(item)] : [];
}

/** The outcome of a payment is still requested and shown. */
function CheckoutFailed({ payment }: { payment: Payment }) {
  return (
    <>
      <PaymentAlertDialog payment={payment} />
      <LoadFailed title="Checkout" text={messages.checkoutFailed} />
    </>
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
