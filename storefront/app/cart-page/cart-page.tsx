import { buttonClass } from '@gulmohar/ui/button.tsx';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { type CartLine, cartLines } from '../cart/cart.rules.ts';
import { useCart } from '../cart/cart-store.ts';
import { CheckoutPanel } from '../checkout/checkout-panel.tsx';
import { CheckoutSkeleton } from '../checkout/checkout-skeleton.tsx';
import { loadCheckout } from '../checkout/load-checkout.ts';
import { PaymentAlertDialog, PaymentNotice } from '../checkout/payment-status.tsx';
import { useCheckoutData } from '../checkout/use-checkout-data.ts';
import { type Payment, usePayment } from '../checkout/use-payment.ts';
import { messages } from '../messages.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { NoticePage } from '../page/notice-page.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import { readViewed } from '../recently-viewed/viewed.ts';
import type { Route } from './+types/cart-page';
import { CartLineRow } from './cart-line.tsx';
import { RemovedLineRow } from './removed-line.tsx';
import { type RemovedLine, useRemovedLines, withRemoved } from './use-removed-lines.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // On the first page of a visit the shell has not read the stored cart yet.
  if (!useCart.persist.hasHydrated()) await useCart.persist.rehydrate();
  return loadCheckout(cartLines(useCart.getState().cartData), request.signal);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Your cart',
    description: 'What you have chosen, and checkout.',
  });
}

const StockIssues = lazy(async () => ({ default: (await import('./stock-issues.tsx')).StockIssues }));
const EmptyCartIdeas = lazy(async () => ({
  default: (await import('./empty-cart-ideas.tsx')).EmptyCartIdeas,
}));

/** Keeps the footer below the screen and in place, whatever the cart turns out to contain. */
const SCREENFUL = 'min-h-dvh';

export function HydrateFallback() {
  return (
    <div className={`page-width ${SCREENFUL}`}>
      <CartHeading />
      <CheckoutSkeleton />
    </div>
  );
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const lines = cartLines(useCart((cart) => cart.cartData));
  const data = useCheckoutData(lines, loaderData);
  const payment = usePayment('cart');
  const { removed, remove, undo } = useRemovedLines();
  const removedRow = (line: RemovedLine) => (
    <RemovedLineRow key={keyOf(line)} removed={line} onUndo={() => undo(line)} />
  );

  if (lines.length === 0) {
    return (
      <div className={SCREENFUL}>
        {removed.length > 0 && (
          <ul aria-label="Removed" className="page-width mt-10">
            {removed.map(removedRow)}
          </ul>
        )}
        <EmptyCart payment={payment} />
      </div>
    );
  }
  if (!data) return <CartFailed payment={payment} />;
  const { cart } = data;
  // The lines have just come from the server or another tab, and their products are being loaded.
  if (cart.lines.length === 0) return <HydrateFallback />;
  return (
    <div className={`page-width ${SCREENFUL}`}>
      <PaymentAlertDialog payment={payment} />
      <CartHeading />
      <CheckoutPanel data={data} purchase="cart" payment={payment}>
        <Suspense>{cart.lines.some(({ problem }) => problem) && <StockIssues lines={cart.lines} />}</Suspense>
        <ul aria-label="Cart">
          {withRemoved(cart.lines, removed).map((line) =>
            'index' in line ? (
              removedRow(line)
            ) : (
              <CartLineRow key={keyOf(line)} line={line} onRemove={remove} />
            ),
          )}
        </ul>
      </CheckoutPanel>
    </div>
  );
}

function keyOf({ productId, size }: CartLine): string {
  return `${productId} ${size}`;
}

function CartHeading() {
  return <h1 className="mt-10 mb-4 font-display text-3xl text-heading">Your cart</h1>;
}

/** The outcome of a payment is still requested and shown. */
function CartFailed({ payment }: { payment: Payment }) {
  return (
    <div className={SCREENFUL}>
      <PaymentAlertDialog payment={payment} />
      <LoadFailed title="Your cart" text={messages.cartFailed} />
    </div>
  );
}

/** The server may have emptied the cart before the shopper learns that the purchase succeeded. */
function EmptyCart({ payment }: { payment: Payment }) {
  const hasViewed = readViewed().length > 0;
  return (
    <>
      <PaymentAlertDialog payment={payment} />
      {payment.state === 'ready' ? (
        <>
          <NoticePage title={messages.cartEmpty} missing="bag">
            <Link to={paths.collection()} className={buttonClass()}>
              Shop Now
            </Link>
          </NoticePage>
          {hasViewed && (
            <Suspense>
              <EmptyCartIdeas />
            </Suspense>
          )}
        </>
      ) : (
        <PaymentNotice {...payment} />
      )}
    </>
  );
}
