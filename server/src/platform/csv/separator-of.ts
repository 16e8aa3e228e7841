const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** @param head a file's first line. @returns what most of its cells are separated by, outside of quotation marks */
export function separatorOf(head: string): Separator {
  const bare = head.replace(/"[^"]*"/g, '');
  const counted = SEPARATORS.map((separator) => ({ separator, count: bare.split(separator).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}
