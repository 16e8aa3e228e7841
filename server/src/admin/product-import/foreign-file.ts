import { productColumns } from './product-columns.ts';

/** Columns that identify files of other systems, in lower case; all of a system's columns must be present. */
const exportsOfOthers = [
  { name: 'Shopify', columns: ['handle', 'title', 'vendor'] },
  { name: 'Shopify', columns: ['url handle', 'title'] },
  { name: 'WooCommerce', columns: ['sku', 'name', 'regular price'] },
];

const separators = [
  { character: ';', name: 'semicolons' },
  { character: '\t', name: 'tabs' },
  { character: '|', name: 'vertical bars' },
];

/**
 * Recognises a file exported by another system.
 * @param head its first line, split at commas
 * @returns what it is and what can be done; undefined for an unknown one
 */
export function describeForeignFile(head: readonly string[]): string | undefined {
  const line = head.join(',');
  const separator = separators.find(({ character }) => line.split(character).length > head.length);
  if (separator) {
    return `This file’s columns are separated by ${separator.name}. Please save it as “CSV UTF-8 (comma delimited)”, in Google Sheets as “Comma-separated values”.`;
  }
  const names = head.map((name) => name.trim().toLowerCase());
  const other = exportsOfOthers.find(({ columns }) => columns.every((column) => names.includes(column)));
  if (!other) return undefined;
  return `This is a product file from ${other.name}. Its columns have other names, and it has one row per size; here a product is one row with the columns ${productColumns.join(', ')}. Please copy its columns under these names.`;
}
