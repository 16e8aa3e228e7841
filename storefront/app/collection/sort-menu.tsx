import { useId } from 'react';
import { Form, useSubmit } from 'react-router';
import { type Listing, sorts } from './listing.ts';

/** A plain form, so that it also works before, and without, JavaScript. */
export function SortMenu({ listing }: { listing: Listing }) {
  const id = useId();
  const submit = useSubmit();
  const { category, subCategory, bestseller } = listing;
  const kept = Object.entries({ category, subCategory, bestseller }).filter(
    ([, value]) => value !== undefined,
  );
  return (
    <Form method="get" className="flex items-center gap-2" onChange={(event) => submit(event.currentTarget)}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="text-sm text-muted">
        Sort by
      </label>
      <select
        id={id}
        name="sort"
        key={listing.sort}
        defaultValue={listing.sort ?? 'relavent'}
        className="min-h-11 rounded-sm border border-muted bg-ground px-3"
      >
        {Object.entries(sorts).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="min-h-11 px-3 underline">
          Sort
        </button>
      </noscript>
    </Form>
  );
}
