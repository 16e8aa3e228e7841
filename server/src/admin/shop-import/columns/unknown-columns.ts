import { type WooFileKind, wooFileKinds, wooHeadings } from '@gulmohar/contract/admin/import-headings.ts';
import type { ImportFileKind, ImportSurvey } from '@gulmohar/contract/admin/shop-import.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { customerColumns } from '../customer/customer-columns.ts';
import { bareHeading } from '../source/shopify-columns.ts';
import { isAttributeHeading } from '../source/woocommerce-cells.ts';
import { WOO_IGNORED_HEADING, wooColumns } from '../source/woocommerce-columns.ts';

type KindOfFile = ImportSurvey['files'][number]['kinds'][number];

const columns: Record<WooFileKind, Readonly<Record<string, readonly string[]>>> = {
  'woocommerce-products': wooColumns,
  'woocommerce-customers': { ...customerColumns, userName: ['username', 'userlogin'] },
};

/**
 * Says for each file of WooCommerce, and each that is not recognised, which columns that mean something here none of
 * its headings names, and which of its headings are not known.
 */
export async function findUnknownColumns(db: Database, importId: string): Promise<ImportSurvey['files']> {
  const files = await db
    .selectFrom('shop_import_file')
    .where('import_id', '=', importId)
    .orderBy('position')
    .select(['position', 'name', 'kind', 'head', 'came'])
    .$narrowType<{ kind: ImportFileKind }>()
    .execute();
  return files
    .map(({ position, name, kind, head, came }) => ({
      position,
      name,
      isKnown: kind !== 'unknown',
      kinds: wooFileKinds
        .filter((one) => kind === one || kind === 'unknown')
        .map((one) => compare(one, head, came ?? head))
        .filter(({ headings, unknown }) => headings.length > 0 && unknown.length > 0),
    }))
    .filter(({ kinds }) => kinds.length > 0);
}

function compare(kind: WooFileKind, head: readonly string[], came: readonly string[]): KindOfFile {
  const known = new Set(came.map((heading) => meaningOf(kind, heading)));
  return {
    kind,
    headings: wooHeadings[kind].filter((heading) => !known.has(meaningOf(kind, heading))),
    unknown: came.flatMap((heading, at) =>
      heading !== '' && meaningOf(kind, heading) === undefined
        ? [{ at, heading, is: head[at] === heading ? null : (head[at] ?? null) }]
        : [],
    ),
  };
}

/** @returns what a heading means; undefined if it is not known */
export function meaningOf(kind: WooFileKind, heading: string): string | undefined {
  const bare = bareHeading(heading);
  if (kind === 'woocommerce-products' && (isAttributeHeading(heading) || WOO_IGNORED_HEADING.test(heading)))
    return bare;
  return Object.entries(columns[kind]).find(([, headings]) => headings.includes(bare))?.[0];
}
