import type { PickedProduct } from '@gulmohar/contract/admin/picked-product.ts';
import { type SqlBool, sql } from 'kysely';
import { isPublished } from '../../catalogue/product/published.ts';
import type { Database } from '../../platform/database/connection.ts';

export const pickedColumns = [
  'product.id',
  'product.name',
  'product.price',
  sql<string | null>`product.pictures[1]`.as('picture'),
  isPublished.as('is_published'),
] as const;

type PickedRow = {
  id: string;
  name: string;
  price: number;
  picture: string | null;
  is_published: SqlBool | null;
};

export function presentPicked(row: PickedRow): PickedProduct {
  return {
    productId: row.id,
    name: row.name,
    picture: row.picture,
    price: row.price,
    isPublished: row.is_published === true,
  };
}

export async function readPicked(db: Database, ids: readonly string[]): Promise<PickedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('product').where('id', 'in', ids).select(pickedColumns).execute();
  const picked = new Map(rows.map((row) => [row.id, presentPicked(row)]));
  return ids.flatMap((id) => picked.get(id) ?? []);
}
