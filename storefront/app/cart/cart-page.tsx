import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { CheckoutPanel } from '../checkout/checkout-panel.tsx';
import { PaymentAlertDialog, PaymentNotice } from '../checkout/payment-status.tsx';
import { type Payment, usePayment } from '../checkout/use-payment.ts';
import { NoticePage } from '../layout/notice-page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { useHydrated } from '../layout/use-hydrated.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/cart-page';
import { cartLines } from './cart.rules.ts';
import { CartLineRow } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { useCart } from './cart-store.ts';
import { StockIssues } from './stock-issues.tsx';
import { usePricedLines } from './use-priced-lines.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Your cart',
    description: 'What you have chosen, and checkout.',
    canonicalPath: paths.cart(),
  });
}

/** Whatever the cart turns out to hold, the foot of the page stays below the screen and does not jump. */
const SCREENFUL = 'min-h-dvh';

export default function CartPage() {
  const cartData = useCart((cart) => cart.cartData);
  const isRead = useHydrated();
  const lines = cartLines(cartData);
  const cart = usePricedLines(lines);
  const payment = usePayment('cart');

  if (isRead && lines.length === 0) return <EmptyCart payment={payment} />;
  return (
    <div className={`page-width ${SCREENFUL}`}>
      <PaymentAlertDialog payment={payment} />
      <h1 className="mt-10 mb-4 font-display text-3xl text-heading">Your cart</h1>
      {cart ? (
        <div className="grid gap-10 lg:grid-cols-[1fr_28rem]">
          <div>
            <StockIssues lines={cart.lines} />
            <ul aria-label="Cart">
              {cart.lines.map((line) => (
                <CartLineRow key={`${line.productId} ${line.size}`} line={line} />
              ))}
            </ul>
          </div>
          <CheckoutPanel cart={cart} purchase="cart" payment={payment} />
        </div>
      ) : (
        <CartSkeleton />
      )}
    </div>
  );
}

/** The server may have emptied the cart of a shopper who was not told yet that it is bought. */
function EmptyCart({ payment }: { payment: Payment }) {
  return (
    <div className={SCREENFUL}>
      <PaymentAlertDialog payment={payment} />
      {payment.state === 'ready' ? (
        <NoticePage title={messages.cartEmpty} isEmpty>
          <Link to={paths.collection()} className={buttonClass()}>
            Shop Now
          </Link>
        </NoticePage>
      ) : (
        <PaymentNotice {...payment} />
      )}
    </div>
  );
}
