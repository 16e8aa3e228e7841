import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { priceOf } from '@gulmohar/contract/catalogue/size-price.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { messages as shopMessages } from '../messages.ts';
import { NeedsScripts } from '../page/needs-scripts.tsx';
import { pageMessages } from '../page/page.messages.ts';
import { inRupees } from '../product/price.tsx';
import { unitsLeft, unitsOf } from '../product/stock.rules.ts';
import type { CardProduct } from '../product-card/card-product.ts';
import type { SizeFacts } from '../size-advice/size-facts.ts';
import { noteStep } from '../visit/note-step.ts';
import { AddedDialog } from './added-dialog.tsx';
import { HeldNote } from './held-note.tsx';
import { productMessages as messages } from './product.messages.ts';
import { SizePicker } from './size-picker.tsx';
import { STOCK_ALERT, StockAlert } from './stock-alert.tsx';
import { StockNote } from './stock-note.tsx';
import { useBuying } from './use-buying.ts';

type BuyBoxProps = {
  product: Product;
  /** The chosen size. */
  size: string | null;
  onSize: (size: string) => void;
  /** What goes with it. */
  look: CardProduct[];
  facts: SizeFacts | null;
};

/** Size, stock, ADD TO CART and BUY NOW; on a phone the buttons stay at the bottom of the screen. */
export function BuyBox({ product: loaded, size, onSize, look, facts }: BuyBoxProps) {
  const [query] = useSearchParams();
  const [requestedSize, setRequestedSize] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const picker = useRef<HTMLFieldSetElement>(null);
  const { product, holds, isAdded, closeAdded, addToCart, buy } = useBuying(loaded, size, tell);
  const linkedSize = query.get('size');
  const isLinkedThere = linkedSize !== null && unitsOf(product, linkedSize) > 0;
  // After hydration, because the page is the same for every size.
  useEffect(() => {
    if (isLinkedThere) onSize(linkedSize);
  }, [isLinkedThere, linkedSize, onSize]);
  const isSoldOut = unitsLeft(product) === 0;
  const soldOutSizes = product.sizes.filter((one) => unitsOf(product, one) === 0);

  /** Shows the reason and scrolls to the sizes, which on a phone may be out of sight of the buttons. */
  function tell(reason: string | undefined): void {
    setProblem(reason);
    if (reason === undefined) return;
    picker.current?.scrollIntoView({ block: 'center' });
    const sizes = picker.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [];
    const chosen = [...sizes].find((button) => button.ariaPressed === 'true');
    (chosen ?? sizes[0])?.focus({ preventScroll: true });
  }

  return (
    <>
      {product.hasSize ? (
        <SizePicker
          ref={picker}
          product={product}
          problem={problem}
          chosen={size}
          facts={facts}
          onChoose={(chosen) => {
            onSize(chosen);
            setProblem(undefined);
            setRequestedSize(null);
          }}
          onWant={(wanted) => {
            setRequestedSize(wanted);
            noteStep({ kind: 'missed', productId: product._id, size: wanted });
          }}
        />
      ) : (
        <div role="status" className="mt-6 border-y border-rule py-3">
          <StockNote units={unitsLeft(product)} />
          {problem && <p className="mt-2 border-l-4 border-problem bg-panel p-3 text-problem">{problem}</p>}
        </div>
      )}
      <HeldNote holds={holds} chosen={size} />
      {(isSoldOut || requestedSize !== null) && (
        <StockAlert
          key={requestedSize}
          productId={product._id}
          sizes={soldOutSizes}
          requested={requestedSize}
        />
      )}
      <NeedsScripts text={pageMessages.buyingNeedsScripts} />
      <div
        className={`buy-bar fixed inset-x-0 bottom-0 z-30 grid ${isSoldOut ? 'grid-cols-2' : 'grid-cols-[auto_1fr_1fr]'} items-center gap-x-3 border-t border-rule bg-ground px-4 pt-2 pb-3 md:static md:mt-6 md:grid-cols-2 md:border-0 md:p-0 noscript:hidden`}
      >
        {isSoldOut ? (
          <p className="col-span-2 flex items-center justify-between gap-3 md:hidden">
            <span className="text-problem">{shopMessages.outOfStock}</span>
            <a href={`#${STOCK_ALERT}`} className="text-link inline-flex min-h-11 items-center font-semibold">
              {messages.alertSubmit}
            </a>
          </p>
        ) : (
          <p className="font-semibold tabular-nums md:hidden">{inRupees(priceOf(product, size))}</p>
        )}
        <Button
          variant="secondary"
          className="px-2! whitespace-nowrap"
          disabled={isSoldOut}
          onClick={addToCart}
        >
          {messages.addToCart}
        </Button>
        <Button className="px-2! whitespace-nowrap" disabled={isSoldOut} onClick={buy}>
          {messages.buyNow}
        </Button>
      </div>
      <AddedDialog product={product} size={size} look={look} isOpen={isAdded} onClose={closeAdded} />
    </>
  );
}
