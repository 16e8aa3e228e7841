import { layoutMessages } from '../layout/layout.messages.ts';
import { NeedsScripts } from '../page/needs-scripts.tsx';
import { checkoutColumns } from './checkout-columns.ts';

/** The cart's layout until its contents are known, which only scripts in the browser can read. */
export function CartSkeleton() {
  return (
    <>
      <NeedsScripts text={layoutMessages.buyingNeedsScripts} />
      <div aria-busy="true" className={`${checkoutColumns} min-h-[60rem] noscript:hidden`}>
        <div>
          <p className="sr-only">Loading your cart</p>
          <div className="h-52 border-b border-rule py-5">
            <div className="aspect-3/4 w-24 bg-rule md:w-32" />
          </div>
          <div className="mt-10 h-96 bg-panel" />
        </div>
        <div className="h-96 bg-panel" />
      </div>
    </>
  );
}
