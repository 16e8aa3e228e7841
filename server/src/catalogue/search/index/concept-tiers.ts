import type { Concept, Term } from '../language/concept.ts';
import type { WordField } from '../language/shop-words.ts';
import { type Bits, noBits, takeOut, union } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** Products that match equally well, with a grade from 1 to `FULL`. */
export type Tier = { grade: number; products: Bits };

export const FULL = 20;

type FieldValue = readonly [WordField, number];

/**
 * A product's type is in its name, preferably at the end, or in its tags; elsewhere it is only mentioned in
 * passing.
 */
const FIELDS_OF_TYPES: readonly FieldValue[] = [
  ['head', 1],
  ['name', 0.82],
  ['tags', 0.78],
];
const FIELDS_OF_WEARERS: readonly FieldValue[] = [['tags', 1]];
/** A colour in a description is often only that of a thread. */
const FIELDS_OF_COLOURS: readonly FieldValue[] = [
  ['name', 1],
  ['tags', 0.95],
  ['trims', 0.5],
  ['details', 0.2],
  ['description', 0.15],
];
const FIELDS: readonly FieldValue[] = [
  ['name', 1],
  ['tags', 0.95],
  ['trims', 0.5],
  ['details', 0.75],
  ['description', 0.15],
];

export function tiersOf(concept: Concept, within: Bits, index: CatalogueIndex): Tier[] {
  const byGrade = new Map<number, [Term, WordField][]>();
  for (const term of concept.terms) {
    for (const [field, value] of fieldsFor(concept)) {
      if (!isMentioned(term, field, index)) continue;
      const grade = Math.max(1, Math.round(term.closeness * value * FULL));
      byGrade.set(grade, [...(byGrade.get(grade) ?? []), [term, field]]);
    }
  }
  const left = within.slice();
  const having = noBits(index.size);
  const tiers: Tier[] = [];
  for (const [grade, places] of [...byGrade].toSorted(([one], [other]) => other - one)) {
    having.fill(0);
    for (const [term, field] of places) addHaving(having, term, field, index);
    const products = takeOut(left, having);
    if (products) tiers.push({ grade, products });
  }
  return tiers;
}

function isMentioned({ words, phrase = [] }: Term, field: WordField, index: CatalogueIndex): boolean {
  return index.words.hasAny(field, words) || index.words.hasAny(field, phrase);
}

function fieldsFor({ kind }: Concept): readonly FieldValue[] {
  if (kind === 'type' || kind === 'any') return FIELDS_OF_TYPES;
  if (kind === 'colour') return FIELDS_OF_COLOURS;
  return kind === 'wearer' ? FIELDS_OF_WEARERS : FIELDS;
}

function addHaving(products: Bits, { words, phrase }: Term, field: WordField, index: CatalogueIndex): void {
  index.words.addAny(products, field, words);
  if (phrase && phrase.length > 0 && field !== 'tags') index.words.addAll(products, field, phrase);
}

export function productsOf(tiers: readonly Tier[], size: number): Bits {
  return union(
    tiers.map(({ products }) => products),
    size,
  );
}
