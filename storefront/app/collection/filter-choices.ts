import type { FilterDefinition } from '@gulmohar/contract/catalogue/filter.ts';
import { discountSteps, type FilterGroup } from '@gulmohar/contract/values/listing.ts';
import { collectionMessages as messages } from './collection.messages.ts';
import type { Listing } from './listing.ts';

/**
 * The count is the number of products with the value. A tuple, because each page contains about a hundred of
 * them.
 */
export type FilterValue = [value: string, displayName: string, count: number, colorCode?: string];

/** A filter as shown in the sidebar. */
export type FilterChoice = {
  group: FilterGroup | 'discount';
  displayName: string;
  isSingle: boolean;
  values: FilterValue[];
};

/**
 * Returns the values that have products, with their counts, and all chosen ones, so that a ticked value never
 * disappears.
 * @param definitions all definitions, in display order
 * @param counted those with products, counted within what is chosen in the other groups
 */
export function filterChoices(
  definitions: readonly FilterDefinition[],
  counted: readonly FilterDefinition[],
  { chosen }: Pick<Listing, 'chosen'>,
): FilterChoice[] {
  const counts = new Map(
    counted.flatMap(({ name, values }) =>
      values.map(({ value, count }) => [`${name}:${value}`, count ?? 0] as const),
    ),
  );
  return definitions.flatMap(({ name, displayName, filterType, values }) => {
    const available = new Set(values.map(({ value }) => value));
    const unavailable = chosen[name].filter((value) => !available.has(value));
    const offered = [
      ...values,
      ...unavailable.map((value) => ({ value, displayName: value, colorCode: undefined })),
    ]
      .map(({ value, displayName, colorCode }): FilterValue => {
        const count = counts.get(`${name}:${value}`) ?? 0;
        return colorCode ? [value, displayName, count, colorCode] : [value, displayName, count];
      })
      .filter(([value, , count]) => count > 0 || chosen[name].includes(value));
    if (offered.length === 0) return [];
    return [{ group: name, displayName, isSingle: filterType === 'single-select', values: offered }];
  });
}

/** Returns the steps of the discount filter as a filter of the same shape. */
export function discountChoice(
  counted: readonly { percent: number; count: number }[],
  { chosen }: Pick<Listing, 'chosen'>,
): FilterChoice[] {
  const values = discountSteps
    .map((step): FilterValue => {
      const count = counted.find(({ percent }) => percent === step)?.count ?? 0;
      return [String(step), messages.discountFrom(step), count];
    })
    .filter(([value, , count]) => count > 0 || chosen.discount.includes(value));
  return values.length === 0
    ? []
    : [{ group: 'discount', displayName: messages.discount, isSingle: true, values }];
}
