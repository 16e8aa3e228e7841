import { createHash } from 'node:crypto';

const METAFIELD = /product\.metafields\.([\w.-]+)\)?$|^metafield: ([\w.-]+)/i;

/**
 * The key of a custom field for a column: `custom.neckline` for one of Shopify's metafields. Headings in other scripts
 * are told apart by a part of their hash.
 */
export function customKey(heading: string): string {
  const [, named, other] = METAFIELD.exec(heading) ?? [];
  const key = (named ?? other ?? heading).toLowerCase().replace(/[^a-z0-9.-]+/g, '_');
  return key.replace(/^[^a-z0-9]+|_+$/g, '').slice(0, 60) || `column_${hashOf(heading)}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
