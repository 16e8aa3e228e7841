import { type FigureTableName, figureTable } from '@gulmohar/contract/admin/figure-tables.ts';
import type { Permission } from '@gulmohar/contract/admin/permissions.ts';
import { paths } from '../paths.ts';

export type RowPathInput = { from: string; to: string; may: (permission: Permission) => boolean };

/** What a row leads to: the orders that it is of, or its page. */
export function rowPath(
  name: FigureTableName,
  key: string,
  { from, to, may }: RowPathInput,
): string | undefined {
  const { by, isOfArrived, leadsTo } = figureTable(name);
  if (by) return paths.ordersOf({ by, key, from, to, ...(isOfArrived && { arrived: 'yes' }) });
  if (leadsTo === 'product') return paths.product(key.split('/')[0] ?? key);
  if (leadsTo === 'search' && may('catalogue.write')) return paths.searchesFor(key);
  return undefined;
}
