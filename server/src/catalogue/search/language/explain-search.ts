import type { SearchExplanation, UnderstoodPart } from '@gulmohar/contract/catalogue/search.ts';
import { formatRupees, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import type { AgeRange, PriceRange } from './read-amounts.ts';
import type { SearchItem } from './read-search.ts';
import type { Restriction, UnderstoodSearch } from './understand-search.ts';
import type { Vocabulary } from './vocabulary.ts';

const MONTHS = 12;
const SHOWN_KINDS = ['wearer', 'colour', 'occasion'] as const;

/**
 * Explains how the shop understood a search, so that the shopper can see and undo it.
 * @param missing what was asked for but is not matched by any product found
 */
export function explainSearch(
  understood: UnderstoodSearch,
  missing: readonly SearchItem[],
  vocabulary: Vocabulary,
): SearchExplanation {
  const { places, corrections, unknown } = understood;
  const parts = [
    ...understood.restrictions.map((restriction) => ({ ...labelled(restriction), items: restriction.items })),
    ...conceptParts(understood, missing, vocabulary),
  ].toSorted((one, other) => (one.items[0]?.from ?? 0) - (other.items[0]?.from ?? 0));
  const leftOut = [...unknown, ...missing]
    .toSorted((one, other) => one.from - other.from)
    .map((item) => textOf(places, [item]));
  return {
    ...(parts.length > 0 && {
      understood: parts.map(({ kind, label, items }) => ({
        kind,
        label: label || textOf(places, items).toUpperCase(),
        text: textOf(places, items),
        searchWithout: textWithout(understood, items),
      })),
    }),
    ...(corrections.length > 0 && {
      corrected: { from: places.join(' '), to: correctedText(understood) },
    }),
    ...(leftOut.length > 0 && { leftOut: [...new Set(leftOut)] }),
  };
}

type Labelled = Pick<UnderstoodPart, 'kind' | 'label'> & { items: readonly SearchItem[] };

function conceptParts(
  { concepts }: UnderstoodSearch,
  missed: readonly SearchItem[],
  vocabulary: Vocabulary,
): Labelled[] {
  return concepts.flatMap(({ kind, item, word }) => {
    const shown = SHOWN_KINDS.find((candidate) => candidate === kind);
    if (!shown || missed.includes(item)) return [];
    return [{ kind: shown, label: titled(vocabulary.written(word)), items: [item] }];
  });
}

function labelled(restriction: Restriction): Pick<UnderstoodPart, 'kind' | 'label'> {
  switch (restriction.kind) {
    case 'price':
      return { kind: 'price', label: priceLabel(restriction.price) };
    case 'size':
      return { kind: 'size', label: restriction.sizes.join(', ') };
    case 'age':
      return { kind: 'age', label: ageLabel(restriction.age) };
    case 'code':
      return { kind: 'code', label: '' };
    case 'without':
      return { kind: 'without', label: `Without ${restriction.concept.word}` };
    case 'reduced':
      return { kind: 'reduced', label: restriction.step ? `${restriction.step}% off and more` : 'On sale' };
  }
}

function priceLabel({ least, most, isAbout }: PriceRange): string {
  if (isAbout) return `Up to about ${rupees(most)}`;
  if (most === Number.POSITIVE_INFINITY) return `Over ${rupees(least)}`;
  return least > 0 ? `${rupees(least)} to ${rupees(most)}` : `Under ${rupees(most)}`;
}

function rupees(amount: number): string {
  return formatRupees(rupeesToPaise(amount) ?? 0);
}

function ageLabel({ youngest, oldest, isInYears }: AgeRange): string {
  const unit = isInYears ? MONTHS : 1;
  const [from, to] = [youngest / unit, oldest / unit];
  const name = isInYears ? 'year' : 'month';
  if (from !== to) return `${from} to ${to} ${name}s`;
  return from === 1 ? `1 ${name}` : `${from} ${name}s`;
}

function textOf(places: readonly string[], items: readonly SearchItem[]): string {
  return places.filter((_, place) => isIn(place, items)).join(' ');
}

/**
 * Returns the search without these items and the words that joined them: 'lehenga' from 'shaadi ke liye
 * lehenga'.
 */
function textWithout({ places, silentPlaces }: UnderstoodSearch, items: readonly SearchItem[]): string {
  const left = places.map((_, place) => place).filter((place) => !isIn(place, items));
  const telling = left.filter((place) => !silentPlaces.includes(place));
  const [first = places.length, last = -1] = [telling[0], telling.at(-1)];
  return left
    .filter((place) => first <= place && place <= last)
    .map((place) => places[place])
    .join(' ');
}

function isIn(place: number, items: readonly SearchItem[]): boolean {
  return items.some(({ from, to }) => from <= place && place <= to);
}

function correctedText({ places, corrections }: UnderstoodSearch): string {
  return places
    .map((typed, place) => corrections.find(({ item }) => item.from === place)?.to ?? typed)
    .join(' ');
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
