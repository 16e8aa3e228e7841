import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FilterValue } from './filter-choices.ts';

export type ValueFieldProps = {
  value: FilterValue;
  /** Of the form's field. */
  name: string;
  isSingle: boolean;
  isChosen: boolean;
  onToggle: () => void;
};

/** A tick or, where only one can be chosen, a dot, with how many products it leads to. */
export function PlainField(props: ValueFieldProps) {
  const { displayName, count } = props.value;
  return (
    <label className="flex min-h-11 cursor-pointer lg:min-h-9 items-center gap-3 hover:underline hover:underline-offset-4">
      <input {...tick(props)} className="size-4.5 shrink-0 cursor-pointer" />
      <span className="grow">{displayName}</span>
      {count > 0 && <Count count={count} />}
    </label>
  );
}

/** A colour by its swatch and name. As an SVG attribute: the page's security policy allows no inline styles. */
export function ColourField(props: ValueFieldProps) {
  const { displayName, colorCode, count } = props.value;
  return (
    <label className="relative flex min-h-10 cursor-pointer items-center gap-2.5">
      <input {...tick(props)} className="peer absolute z-10 size-7 cursor-pointer opacity-0" />
      <span className="relative grid size-7 shrink-0 place-items-center rounded-full border border-rule peer-checked:border-2 peer-checked:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link">
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
          <circle
            cx="10"
            cy="10"
            r="9.5"
            fill={colorCode ?? 'none'}
            className="stroke-rule"
            strokeWidth="1"
          />
        </svg>
      </span>
      <span className="grow truncate text-sm peer-checked:font-semibold">{displayName}</span>
      <Count count={count} />
      {props.isChosen && (
        <span className="pointer-events-none absolute left-4 grid size-4 place-items-center self-end rounded-full bg-ink text-ground">
          <Check aria-hidden="true" className="size-3" strokeWidth={3} />
        </span>
      )}
    </label>
  );
}

/** A size as a small box. */
export function SizeField(props: ValueFieldProps) {
  const { displayName, count } = props.value;
  return (
    <label className="relative grid min-h-10 min-w-11 cursor-pointer place-items-center border border-muted px-2 text-sm hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
      <input {...tick(props)} className="absolute inset-0 z-10 size-full cursor-pointer opacity-0" />
      <span>
        {displayName}
        <span className="sr-only"> ({count})</span>
      </span>
    </label>
  );
}

/** What the three kinds of fields have in common. */
function tick({ value, name, isSingle, isChosen, onToggle }: ValueFieldProps): ComponentProps<'input'> {
  return {
    type: isSingle ? 'radio' : 'checkbox',
    name,
    value: value.value,
    checked: isChosen,
    onChange: onToggle,
  };
}

function Count({ count }: { count: number }) {
  return (
    <span className="text-sm text-muted tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">({count})</span>
    </span>
  );
}
