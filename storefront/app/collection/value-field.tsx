import Check from 'lucide-react/icons/check';
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

/**
 * A tick or, where only one can be chosen, a dot, with how many products it leads to; in the group of sizes a small box. How
 * it looks is said by the group (filters.css): a page has a hundred of these.
 */
export function PlainField(props: ValueFieldProps) {
  const [, displayName, count] = props.value;
  return (
    <label>
      <input {...tick(props)} />
      {displayName}
      {count > 0 && <span>{count}</span>}
    </label>
  );
}

/** A colour by its swatch and name. As an SVG attribute: the page's security policy allows no inline styles. */
export function ColourField(props: ValueFieldProps) {
  const [, displayName, count, colorCode] = props.value;
  return (
    <label>
      <input {...tick(props)} />
      <svg aria-hidden="true">
        <circle fill={colorCode ?? 'none'} />
      </svg>
      <b>{displayName}</b>
      {count > 0 && <span>{count}</span>}
      {props.isChosen && (
        <i>
          <Check aria-hidden="true" className="size-3" strokeWidth={3} />
        </i>
      )}
    </label>
  );
}

/** What both kinds of fields have in common. */
function tick({
  value: [value],
  name,
  isSingle,
  isChosen,
  onToggle,
}: ValueFieldProps): ComponentProps<'input'> {
  return {
    type: isSingle ? 'radio' : 'checkbox',
    name,
    value,
    checked: isChosen,
    onChange: onToggle,
  };
}
