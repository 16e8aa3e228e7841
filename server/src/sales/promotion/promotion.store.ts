import type { Benefit } from '@gulmohar/contract/sales/promotion.ts';
import type { PricedPromotion } from '@gulmohar/contract/sales/promotion-pricing.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';

export type RunningPromotion = {
  id: string;
  title: string;
  benefit: Benefit;
  combinesWith: PricedPromotion['combinesWith'];
  isFirstOrder: boolean;
  usageLimit: number | null;
  perShopperLimit: number | null;
  /** Those of the given products that it covers, at least one. */
  productIds: string[];
};

/** Those for at least one of the products, oldest first. */
export async function findRunning(db: Database, productIds: readonly string[]): Promise<RunningPromotion[]> {
  const { rows } = await sql<RunningPromotion>`
    select promotion.id, title, benefit, combines_with as "combinesWith", is_first_order as "isFirstOrder",
           usage_limit as "usageLimit", per_shopper_limit as "perShopperLimit", array_agg(product.id) as "productIds"
    from promotion
    join product on product.id = any(${[...new Set(productIds)]}::text[])
      and promotion_covers(promotion, product.id, product.category)
    where is_running(promotion)
    group by promotion.id order by promotion.id`.execute(db);
  return rows;
}

/** In the order of their ids, so that checkouts do not deadlock. */
export async function lockPromotions(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select from promotion where id = any(${[...ids]}::uuid[]) order by id for update`.execute(trx);
}

type CountedUses = {
  shopperKeys: readonly string[];
  exceptCheckout?: string;
  /**
   * Unfinished checkouts do not count: the shopper's own is replaced by the next one, and who it is may not be known
   * yet. Where others hold the last use, the checkout says so.
   */
  isQuote?: boolean;
};

/** @returns for each promotion how often it is held or used if that is limited, and how often by this shopper */
export async function countPromotionUses(
  db: Database,
  ids: readonly string[],
  { shopperKeys, exceptCheckout, isQuote = false }: CountedUses,
): Promise<Map<string, { all: number; own: number }>> {
  const others = sql`promotion_use where promotion_id = promotion.id
    and checkout_id is distinct from ${exceptCheckout ?? null}::uuid
    and (state = 'used' or not ${isQuote}::boolean)`;
  const { rows } = await sql<{ id: string; all: number; own: number }>`
    select id, case when usage_limit is null then 0 else (select count(*)::int from ${others}) end as all,
           (select count(*)::int from ${others} and shopper_keys && ${[...shopperKeys]}::text[]) as own
    from promotion where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Whether somebody with one of these keys has ordered before; see shopper-keys.ts. */
export async function hasOrdered(db: Database, shopperKeys: readonly string[]): Promise<boolean> {
  const keysOf = (kind: string) =>
    shopperKeys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []));
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from orders where status <> 'Cancelled' and (
        user_id::text = any(${keysOf('user')}::text[])
        or regexp_replace(lower(email), '\\+[^@]*@', '@') = any(${keysOf('email')}::text[])
        or phone || '@' || (address ->> 'zipcode') = any(${keysOf('phone')}::text[]))
    ) as has`.execute(db);
  return rows[0]?.has ?? false;
}
