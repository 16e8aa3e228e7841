import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import { type RefObject, useId, useState } from 'react';
import { unitsLeft, unitsOf } from '../product/stock.rules.ts';
import { SizeAdviceBox } from '../size-advice/size-advice-box.tsx';
import type { SizeFacts } from '../size-advice/size-facts.ts';
import { productMessages as messages } from './product.messages.ts';
import { SizeChart } from './size-chart.tsx';
import { StockNote } from './stock-note.tsx';

type SizePickerProps = {
  /** The ref of the fieldset with the sizes. */
  ref: RefObject<HTMLFieldSetElement | null>;
  product: Product;
  chosen: string | null;
  /** null if a shopper cannot be advised, as in a preview. */
  facts: SizeFacts | null;
  /** Why this choice cannot be bought. */
  problem: string | undefined;
  onChoose: (size: string) => void;
  /** Called for a sold-out size. */
  onWant: (size: string) => void;
};

export function SizePicker({ ref, product, chosen, facts, problem, onChoose, onWant }: SizePickerProps) {
  const problemId = useId();
  const [isChartOpen, setChartOpen] = useState(false);
  const measurements = product.details?.measurements ?? {};
  const soldOut = product.sizes.filter((size) => unitsOf(product, size) === 0);
  const [firstUnavailable] = soldOut;
  return (
    <div className="mt-7">
      <fieldset ref={ref} aria-describedby={problem && problemId}>
        <legend className="float-left font-semibold">{messages.size}</legend>
        <div role="status" className="float-left ml-3">
          {(chosen !== null || unitsLeft(product) === 0) && <StockNote units={unitsOf(product, chosen)} />}
        </div>
        {Object.keys(measurements).length > 0 && (
          <ScriptButton
            className="text-link float-right -mt-2.5 min-h-11 cursor-pointer px-1 noscript:hidden"
            onClick={() => setChartOpen(true)}
          >
            {messages.sizeChart}
          </ScriptButton>
        )}
        <div className="clear-both flex flex-wrap gap-2 pt-2">
          {product.sizes.map((size) =>
            soldOut.includes(size) ? (
              <SoldOutSize key={size} size={size} onWant={onWant} />
            ) : (
              <ScriptButton
                key={size}
                aria-pressed={size === chosen}
                onClick={() => onChoose(size)}
                className="min-h-12 min-w-13 cursor-pointer rounded-(--corner) border border-muted px-3 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground"
              >
                {size}
              </ScriptButton>
            ),
          )}
        </div>
        {problem && (
          <p id={problemId} role="alert" className="mt-2 border-l-4 border-problem bg-panel p-3 text-problem">
            {problem}
          </p>
        )}
      </fieldset>
      {firstUnavailable && soldOut.length < product.sizes.length && (
        <ScriptButton
          onClick={() => onWant(firstUnavailable)}
          className="text-link min-h-11 cursor-pointer text-sm noscript:hidden"
        >
          {soldOut.length === 1 ? messages.notifySize(firstUnavailable) : messages.notifyOfSizes}
        </ScriptButton>
      )}
      {facts && <SizeAdviceBox product={product} facts={facts} size={chosen} onChoose={onChoose} />}
      <SizeChart
        productId={product._id}
        sizes={product.sizes}
        measurements={measurements}
        isOpen={isChartOpen}
        onClose={() => setChartOpen(false)}
      />
    </div>
  );
}

/**
 * The button of a sold-out size is disabled, but a tap on it still opens the stock alert, as does the line
 * below the sizes.
 */
function SoldOutSize({ size, onWant }: { size: string; onWant: (size: string) => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link below the sizes does the same for the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <span onClick={() => onWant(size)} className="cursor-pointer">
      <ScriptButton
        disabled
        aria-label={messages.soldOutSize(size)}
        className="pointer-events-none relative min-h-12 min-w-13 overflow-hidden rounded-(--corner) border border-rule px-3 text-muted"
      >
        {size}
        <svg
          viewBox="0 0 10 10"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full stroke-rule"
        >
          <path d="M0 10L10 0" vectorEffect="non-scaling-stroke" />
        </svg>
      </ScriptButton>
    </span>
  );
}
