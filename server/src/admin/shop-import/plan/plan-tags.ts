import type { SourceProduct } from '../source/source-product.ts';

/** The values of the shop's filters: `group:value` by what shoppers or other shops call it, in lower case. */
export type Vocabulary = ReadonlyMap<string, readonly { group: string; tag: string }[]>;

const MAX_TAGS = 60;
const MAX_TAG_LENGTH = 60;

/** Tags that a filter offers become its values; any other is kept as `label:…`. */
export function planTags(
  { tags, gender }: SourceProduct,
  colour: string,
  vocabulary: Vocabulary,
  note: (column: string, message: string) => void,
): string[] {
  const found = tags.flatMap((tag) => {
    const [, group = '', word = tag] = /^([a-z]+)[:_](.+)$/i.exec(tag) ?? [];
    const known = findTag(vocabulary, word, group) ?? (group === '' ? undefined : findTag(vocabulary, tag));
    const label = tag.replace(/[:|,]+/g, ' ').trim();
    if (!known && label.length > MAX_TAG_LENGTH) note('Tags', `“${label}” is shortened`);
    return known ?? `label:${label.slice(0, MAX_TAG_LENGTH).trim()}`;
  });
  const facets = [findTag(vocabulary, gender, 'gender'), findTag(vocabulary, colour, 'color')];
  const all = [...new Set([...facets.filter((facet) => facet !== undefined), ...found])];
  if (all.length > MAX_TAGS) note('Tags', `Only the first ${MAX_TAGS} tags are taken`);
  return all.slice(0, MAX_TAGS);
}

function findTag(vocabulary: Vocabulary, word: string, group = ''): string | undefined {
  const named = group.toLowerCase().replace('colour', 'color');
  const values = vocabulary.get(word.trim().toLowerCase()) ?? [];
  return values.find((value) => named === '' || value.group.toLowerCase() === named)?.tag;
}
