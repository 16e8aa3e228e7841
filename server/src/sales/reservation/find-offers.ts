import { isNoSize } from '@gulmohar/contract/values/size.ts';
import { sql } from 'kysely';
import { isPublished } from '../../catalogue/product/published.ts';
import { sizeMrp, sizePrice } from '../../catalogue/product/size-price.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Offer } from './requested-lines.rules.ts';

type Choice = { _id: string; size: string | null };

export async function findOffers(db: Database, lines: readonly Choice[]): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select variant.id as "variantId", product.id as "productId", product.name, variant.size,
           product.pictures[1] as picture, ${sizePrice} as "unitPrice", ${sizeMrp} as mrp, variant.charged_grams as grams,
           variant.on_hand - variant.reserved as available
    from unnest(${lines.map((line) => line._id)}::text[], ${lines.map((line) => line.size)}::text[],
                ${lines.map((line) => isNoSize(line.size))}::bool[]) as line (product_id, size, is_no_size)
    join product on product.id = line.product_id and ${isPublished}
    join variant on variant.product_id = product.id
      and (variant.size = line.size or variant.size is null and line.is_no_size)`.execute(db);
  return rows;
}
