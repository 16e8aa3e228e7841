import { NeedsScripts } from '../page/needs-scripts.tsx';
import { pageMessages } from '../page/page.messages.ts';

/** Items and delivery beside the summary; a single column on smaller screens. */
export const checkoutColumns =
  'flex flex-col gap-8 *:min-w-0 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-16 xl:gap-x-24';

/** The cart's layout until its contents are known, which only scripts in the browser can read. */
export function CheckoutSkeleton() {
  return (
    <>
      <NeedsScripts text={pageMessages.buyingNeedsScripts} />
      <div aria-busy="true" className={`${checkoutColumns} min-h-[60rem] noscript:hidden`}>
        <div>
          <p className="sr-only">Loading your cart</p>
          <div className="h-52 border-b border-rule py-5">
            <div className="aspect-(--picture-shape) w-24 bg-rule md:w-32" />
          </div>
          <div className="mt-10 h-96 bg-panel" />
        </div>
        <div className="h-96 bg-panel" />
      </div>
    </>
  );
}
