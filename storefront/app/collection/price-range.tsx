import { useEffect, useId, useRef } from 'react';
import { collectionMessages as messages } from './collection.messages.ts';
import { FilterSection } from './filter-group.tsx';

type PriceRangeProps = {
  min: number | null;
  max: number | null;
  onChange: (min: number | null, max: number | null) => void;
};

/** The lowest and highest price in whole rupees; what is typed counts on leaving a field or on Enter. */
export function PriceRange({ min, max, onChange }: PriceRangeProps) {
  const fields = useRef<HTMLFieldSetElement>(null);

  function commit(): void {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
    const [from = null, to = null] = inputs.map(readAmount);
    const isTurned = from !== null && to !== null && from > to;
    const range = isTurned ? ([to, from] as const) : ([from, to] as const);
    for (const [index, input] of inputs.entries()) input.value = String(range[index] ?? '');
    if (range[0] !== min || range[1] !== max) onChange(...range);
  }

  return (
    <FilterSection title={messages.price} isOpen>
      <fieldset ref={fields} className="grid grid-cols-2 gap-3">
        <legend className="sr-only">{messages.price}</legend>
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
  // The list follows while somebody types in the other field: what has the focus is left alone.
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
  const digits = value.replace(/\D/g, '').slice(0, 7);
  return digits === '' ? null : Number(digits);
}
