import type { PriceSpread } from '@gulmohar/contract/catalogue/filter.ts';
import { paiseToRupees, parseRupees } from '@gulmohar/contract/values/money.ts';
import { useEffect, useId, useRef } from 'react';
import { inRupees } from '../product/price.tsx';
import { collectionMessages as messages } from './collection.messages.ts';
import { FilterSection } from './filter-group.tsx';
import { LatePriceSlider } from './late-price-slider.tsx';

type PriceRangeProps = {
  min: number | null;
  max: number | null;
  spread: PriceSpread;
  onChange: (min: number | null, max: number | null) => void;
};

/**
 * The lowest and highest price in whole rupees: two fields, applied on blur or Enter, and two slider thumbs
 * that fill them in.
 */
export function PriceRange({ min, max, spread, onChange }: PriceRangeProps) {
  const fields = useRef<HTMLFieldSetElement>(null);

  function inputsOf(): HTMLInputElement[] {
    return [...(fields.current?.querySelectorAll<HTMLInputElement>('input[type=text]') ?? [])];
  }

  function fillIn(range: readonly (number | null)[]): void {
    for (const [index, input] of inputsOf().entries()) input.value = String(range[index] ?? '');
  }

  function commit(): void {
    const inputs = inputsOf();
    const [from = null, to = null] = inputs.map(readAmount);
    const isTurned = from !== null && to !== null && from > to;
    const range = isTurned ? ([to, from] as const) : ([from, to] as const);
    fillIn(range);
    if (range[0] !== min || range[1] !== max) onChange(...range);
  }

  return (
    <FilterSection title={messages.price} isOpen>
      <fieldset ref={fields} className="grid grid-cols-2 gap-3">
        <legend className="sr-only">{messages.price}</legend>
        {spread.counts.length > 1 && (
          <LatePriceSlider
            spread={spread}
            min={min}
            max={max}
            inRupees={inRupees}
            labels={messages.thumbs}
            onSlide={fillIn}
            onCommit={commit}
          />
        )}
        <Amount label={messages.minPrice} name="minPrice" value={min} onCommit={commit} />
        <Amount label={messages.maxPrice} name="maxPrice" value={max} onCommit={commit} />
      </fieldset>
    </FilterSection>
  );
}

type AmountProps = { label: string; name: string; value: number | null; onCommit: () => void };

function Amount({ label, name, value, onCommit }: AmountProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // The value may change while somebody types in the other field; a focused field is left alone.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = String(value ?? '');
  }, [value]);

  return (
    <div>
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={7}
        autoComplete="off"
        defaultValue={value ?? ''}
        onBlur={onCommit}
        onKeyDown={(event) => event.key === 'Enter' && onCommit()}
        className="mt-1 block h-11 w-full border border-muted bg-field px-3 tabular-nums"
      />
    </div>
  );
}

function readAmount({ value }: HTMLInputElement): number | null {
  const paise = parseRupees(value);
  return paise === undefined ? null : Math.round(paiseToRupees(paise));
}
