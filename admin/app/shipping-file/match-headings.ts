import {
  type ShippingColumn,
  shippingFieldNames,
  shippingFields,
} from '@gulmohar/contract/admin/shipping-file.ts';

/** Splits a file's header line, separated by commas or, if copied from a spreadsheet, by tabs. */
export function headingsIn(line: string): string[] {
  const [first = ''] = line.trim().split(/\r?\n/, 1);
  const separator = first.includes('\t') ? '\t' : /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;
  return first
    .split(separator)
    .map((heading) =>
      heading
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"')
        .trim(),
    )
    .filter(Boolean);
}

/**
 * Returns columns for a courier's headings: as previously configured under the same heading, else by field
 * name. Unknown ones are empty.
 */
export function matchHeadings(
  headings: readonly string[],
  existing: readonly ShippingColumn[],
): { columns: ShippingColumn[]; unknown: string[] } {
  const unknown: string[] = [];
  const columns = headings.map((heading): ShippingColumn => {
    const same = existing.find((column) => bare(column.heading) === bare(heading));
    if (same) return { ...same, heading };
    const field = shippingFieldNames.find((name) => bare(shippingFields[name]) === bare(heading)) ?? null;
    if (!field) unknown.push(heading);
    return { heading, field, text: '' };
  });
  return { columns, unknown };
}

function bare(heading: string): string {
  return heading.toLowerCase().replace(/\(.*?\)|[^a-z0-9]/g, '');
}
