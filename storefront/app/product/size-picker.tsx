import type { Product } from '@gulmohar/contract/product.ts';
import { useState } from 'react';
import { SizeChart } from './size-chart.tsx';
import { piecesOf } from './stock.rules.ts';
import { StockNote } from './stock-note.tsx';

type SizePickerProps = { product: Product; chosen: string | null; onChoose: (size: string) => void };

export function SizePicker({ product, chosen, onChoose }: SizePickerProps) {
  const [isChartOpen, setChartOpen] = useState(false);
  const measurements = product.details?.measurements ?? {};
  return (
    <fieldset className="mt-6">
      <legend className="float-left font-semibold">Size</legend>
      {Object.keys(measurements).length > 0 && (
        <button
          type="button"
          className="float-right -mt-2 min-h-11 cursor-pointer px-1 text-link underline"
          onClick={() => setChartOpen(true)}
        >
          Size chart
        </button>
      )}
      <div className="clear-both flex flex-wrap gap-2 pt-2">
        {product.sizes.map((size) => (
          <SizeButton
            key={size}
            size={size}
            isChosen={size === chosen}
            isSoldOut={piecesOf(product, size) === 0}
            onChoose={onChoose}
          />
        ))}
      </div>
      <div aria-live="polite" className="mt-2 min-h-6">
        {chosen && <StockNote pieces={piecesOf(product, chosen)} />}
      </div>
      <SizeChart measurements={measurements} isOpen={isChartOpen} onClose={() => setChartOpen(false)} />
    </fieldset>
  );
}

type SizeButtonProps = {
  size: string;
  isChosen: boolean;
  isSoldOut: boolean;
  onChoose: (size: string) => void;
};

function SizeButton({ size, isChosen, isSoldOut, onChoose }: SizeButtonProps) {
  const look = isChosen ? 'border-ink bg-ink text-ground' : 'border-muted hover:border-ink';
  return (
    <button
      type="button"
      disabled={isSoldOut}
      aria-pressed={isChosen}
      aria-label={isSoldOut ? `${size}, sold out` : size}
      onClick={() => onChoose(size)}
      className={`min-h-11 min-w-12 cursor-pointer rounded-sm border px-3 disabled:cursor-not-allowed disabled:line-through disabled:opacity-50 ${look}`}
    >
      {size}
    </button>
  );
}
