import type { Benefit } from '@gulmohar/contract/sales/promotion.ts';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../src/platform/database/connection.ts';
import type { Promotion } from '../src/platform/database/tables.ts';

const twoForLess: Benefit = {
  kind: 'pieces',
  tiers: [
    { from: 2, off: 10 },
    { from: 3, off: 15 },
  ],
};

/** Creates a promotion as the owner would: two pieces 10 %, three 15 %, for the given products. @returns its id */
export async function buildPromotion(
  db: Database,
  productIds: string[],
  {
    benefit = twoForLess,
    ...promotion
  }: Partial<Omit<Insertable<Promotion>, 'benefit'>> & { benefit?: Benefit } = {},
): Promise<string> {
  const id = uuid();
  await db
    .insertInto('promotion')
    .values({
      id,
      title: 'Two for less',
      scope: 'products',
      product_ids: productIds,
      benefit: JSON.stringify(benefit),
      ...promotion,
    })
    .execute();
  return id;
}
