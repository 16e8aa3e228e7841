import { layoutMessages } from '../layout/layout.messages.ts';
import { NeedsScripts } from '../layout/needs-scripts.tsx';

/** The cart's layout before its contents are known; only scripts know them. */
export function CartSkeleton() {
  return (
    <>
      <NeedsScripts text={layoutMessages.buyingNeedsScripts} />
      <div aria-busy="true" className="grid min-h-[60rem] gap-10 lg:grid-cols-[1fr_28rem] noscript:hidden">
        <p className="sr-only">Loading your cart</p>
        <div className="h-52 border-b border-rule">
          <div className="aspect-3/4 w-24 bg-rule md:w-32" />
        </div>
        <div className="h-96 bg-panel" />
      </div>
    </>
  );
}
