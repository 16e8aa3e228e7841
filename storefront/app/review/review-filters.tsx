import type { listReviews } from '@gulmohar/contract/catalogue/review.ts';
import { SelectField } from '@gulmohar/ui/field.tsx';
import { useHydrated } from '@gulmohar/ui/use-hydrated.ts';
import type { z } from 'zod';
import { fitLabels, reviewMessages as messages } from './review.messages.ts';

type Query = z.input<typeof listReviews.query>;
export type ReviewFilter = Pick<Query, 'stars' | 'fit' | 'size' | 'pictures' | 'sort'>;

const grid = 'grid grid-cols-2 gap-x-4 sm:grid-cols-4 noscript:hidden';

type ReviewFiltersProps = {
  sizes: readonly string[];
  hasPictures: boolean;
  filter: ReviewFilter;
  onChange: (filter: ReviewFilter) => void;
};

export function ReviewFilters({ sizes, hasPictures, filter, onChange }: ReviewFiltersProps) {
  /** One of the choices; the empty value takes the filter away. */
  function select<Name extends keyof ReviewFilter>(
    label: string,
    name: Name,
    choices: readonly (readonly [value: string, label: string])[],
  ) {
    return (
      <SelectField
        label={label}
        value={filter[name] ?? ''}
        onChange={({ target: { value } }) => onChange({ ...filter, [name]: value || undefined })}
      >
        {name !== 'sort' && <option value="">{messages.any}</option>}
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    );
  }

  const isHydrated = useHydrated();
  // Only scripts can use them, and they are much of the page; their place is kept.
  if (!isHydrated)
    return (
      <div aria-hidden="true" className={grid}>
        {Array.from({ length: 3 + Number(sizes.length > 1) + Number(hasPictures) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <div key={at} className="h-25" />
        ))}
      </div>
    );
  const stars = ['5', '4', '3', '2', '1'].map((one) => [one, messages.starsRow(Number(one))] as const);
  return (
    <fieldset className={grid}>
      <legend className="sr-only">{messages.filters}</legend>
      {select(messages.sort, 'sort', Object.entries(messages.sorts))}
      {select(messages.byStars, 'stars', stars)}
      {select(messages.byFit, 'fit', Object.entries(fitLabels))}
      {sizes.length > 1 &&
        select(
          messages.bySize,
          'size',
          sizes.map((size) => [size, size] as const),
        )}
      {hasPictures && select(messages.byPictures, 'pictures', [['true', messages.withPictures]])}
    </fieldset>
  );
}
