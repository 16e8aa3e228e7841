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
    <label className="filter-value">
      <input {...tick(props)} />
      {displayName}
      {count > 0 && <span className="filter-count">{count}</span>}
    </label>
  );
}

/** A colour by its swatch and name. As an SVG attribute: the page's security policy allows no inline styles. */
export function ColourField(props: ValueFieldProps) {
  const { displayName, colorCode, count } = props.value;
  return (
    <label className="filter-colour">
      <input {...tick(props)} />
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="9.5" fill={colorCode ?? 'none'} />
      </svg>
      <span>{displayName}</span>
      <span className="filter-count">{count}</span>
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
    <label className="filter-size">
      <input {...tick(props)} />
      <span>
        {displayName}
        <span className="sr-only">{` (${count})`}</span>
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
