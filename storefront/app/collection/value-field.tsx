import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import type { FilterValue } from './filter-choices.ts';

export type ValueFieldProps = {
  value: FilterValue;
  name: string;
  isSingle: boolean;
  isChosen: boolean;
  onToggle: () => void;
};

/**
 * A checkbox, or a radio button if only one value can be chosen, with the number of products; in the size
 * group a small box. The group contains the styles (filters.css), because a page has a hundred of these
 * fields.
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

/**
 * A colour with its swatch and name. The colour is an SVG attribute, because the Content-Security-Policy
 * forbids inline styles.
 */
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

/** Returns the props that both kinds of fields share. */
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
