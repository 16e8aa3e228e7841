import { Fragment, memo, type ReactNode } from 'react';
import { Icon } from '../page/icon.tsx';
import { collectionMessages as messages } from './collection.messages.ts';
import type { FilterChoice, FilterValue } from './filter-choices.ts';
import { sizeGroups } from './size-groups.ts';
import { ColourField, PlainField, type ValueFieldProps } from './value-field.tsx';

/** Further values take one more tap. */
const SHOWN_AT_FIRST = 8;

export type OnToggle = (group: FilterChoice['group'], value: string, isSingle: boolean) => void;

type FilterGroupProps = {
  filter: FilterChoice;
  chosen: string[];
  isOpen: boolean;
  onToggle: OnToggle;
};

/**
 * Memoised, because all groups together have some hundred fields and a tick should only render its own group
 * again.
 */
export const FilterGroup = memo(function FilterGroup({ filter, chosen, isOpen, onToggle }: FilterGroupProps) {
  const { group, displayName, isSingle, values } = filter;
  const hasColours = values.some(([, , , colorCode]) => colorCode);
  const isCompact = hasColours || group === 'size';
  const split = isCompact ? values.length : SHOWN_AT_FIRST;
  const [first, more] = [values.slice(0, split), values.slice(split)];

  const Field = hasColours ? ColourField : PlainField;
  function field(value: FilterValue): ReactNode {
    const [name] = value;
    const props: ValueFieldProps = {
      value,
      name: group,
      isSingle,
      isChosen: chosen.includes(name),
      onToggle: () => onToggle(group, name, isSingle),
    };
    return <Field key={name} {...props} />;
  }

  return (
    <FilterSection title={displayName} isOpen={isOpen}>
      <fieldset className={classOf(group, hasColours)}>
        <legend className="sr-only">{displayName}</legend>
        {isSingle && (
          <Field
            value={['', messages.all, 0]}
            name={group}
            isSingle
            isChosen={chosen.length === 0}
            onToggle={() => chosen[0] !== undefined && onToggle(group, chosen[0], isSingle)}
          />
        )}
        {group === 'size'
          ? sizeGroups(first).map(({ name, values: ofKind }) => (
              <Fragment key={name}>
                {name && <p>{name}</p>}
                {ofKind.map(field)}
              </Fragment>
            ))
          : first.map(field)}
        {more.length > 0 && (
          <details open={more.some(([value]) => chosen.includes(value))} className="more-values">
            <summary>{messages.moreValues(more.length)}</summary>
            {more.map(field)}
          </details>
        )}
      </fieldset>
    </FilterSection>
  );
});

function classOf(group: FilterChoice['group'], hasColours: boolean): string {
  if (group === 'size') return 'filter-sizes';
  return hasColours ? 'filter-colours' : 'filter-values';
}

type FilterSectionProps = { title: string; isOpen: boolean; children: ReactNode };

/** A collapsible section of the filters; it stays as the shopper leaves it. */
export function FilterSection({ title, isOpen, children }: FilterSectionProps) {
  return (
    <details open={isOpen} className="filter-section">
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
