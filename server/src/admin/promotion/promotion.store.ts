import { PROMOTION_PAGE } from '@gulmohar/contract/admin/promotion.ts';
import type { Combinable, PromotionTerms } from '@gulmohar/contract/admin/promotion-terms.ts';
import { type Benefit, MAX_PROMOTIONS } from '@gulmohar/contract/sales/promotion.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';

export type SavedPromotion = Awaited<ReturnType<typeof findPromotion>>;

function selectPromotions(db: Database) {
  const uses = (state: string) =>
    sql<number>`(select count(*)::int from promotion_use where promotion_id = promotion.id and state = ${state})`;
  return db
    .selectFrom('promotion')
    .selectAll()
    .select([
      uses('held').as('held'),
      uses('used').as('used'),
      sql<string[]>`array(select collection_id from promotion_collection
        where promotion_id = promotion.id order by collection_id)`.as('collections'),
    ])
    .$narrowType<{ benefit: Benefit; combines_with: Combinable[] }>();
}

export async function listPromotions(db: Database, before: string | undefined): Promise<SavedPromotion[]> {
  const promotions = selectPromotions(db).orderBy('id', 'desc').limit(PROMOTION_PAGE);
  return before ? promotions.where('id', '<', before).execute() : promotions.execute();
}

/** @throws ShopError NOT_FOUND */
export async function findPromotion(db: Database, promotionId: string) {
  return selectPromotions(db).where('id', '=', promotionId).executeTakeFirstOrThrow(noSuchPromotion);
}

/** Locked until the end of the transaction. @throws ShopError NOT_FOUND */
export async function lockPromotion(trx: Transaction, promotionId: string): Promise<SavedPromotion> {
  await trx.selectFrom('promotion').where('id', '=', promotionId).select('id').forUpdate().execute();
  return findPromotion(trx, promotionId);
}

function noSuchPromotion(): ShopError {
  return new ShopError('NOT_FOUND', 'There is no such offer.');
}

/** Creates it, or replaces its terms. @throws ShopError INVALID_INPUT for a collection that follows rules */
export async function writePromotion(trx: Transaction, id: string, terms: PromotionTerms): Promise<void> {
  const columns = columnsOf(terms);
  await trx
    .insertInto('promotion')
    .values({ id, ...columns })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...columns, version: sql<number>`promotion.version + 1` }),
    )
    .execute();
  await trx.deleteFrom('promotion_collection').where('promotion_id', '=', id).execute();
  if (terms.scope !== 'collections') return;
  const { numInsertedOrUpdatedRows: written } = await trx
    .insertInto('promotion_collection')
    .columns(['promotion_id', 'collection_id'])
    .expression((from) =>
      from
        .selectFrom('collection')
        .where('id', 'in', terms.collections)
        .where('rules', 'is', null)
        .select([sql<string>`${id}::uuid`.as('promotion_id'), 'id']),
    )
    .executeTakeFirstOrThrow();
  // Those by rules follow prices and stock, and a shopper must not lose an offer while she pays.
  if (Number(written) < terms.collections.length)
    throw wrongField('terms.collections', 'Choose collections whose products are picked by hand');
}

function columnsOf(terms: PromotionTerms) {
  return {
    title: terms.title,
    benefit: JSON.stringify(terms.benefit),
    scope: terms.scope,
    categories: terms.scope === 'categories' ? terms.categories : [],
    product_ids: terms.scope === 'products' ? terms.productIds : [],
    combines_with: terms.combinesWith,
    is_first_order: terms.isFirstOrder,
    starts_at: new Date(terms.startsAt),
    ends_at: terms.endsAt === null ? null : new Date(terms.endsAt),
    usage_limit: terms.usageLimit,
    per_shopper_limit: terms.perShopperLimit,
  };
}

/**
 * The best combination is looked for among all that run.
 * @throws ShopError STEP_NOT_POSSIBLE if more are on than that allows
 */
export async function assertFew(trx: Transaction): Promise<void> {
  const { on } = await trx
    .selectFrom('promotion')
    .where('is_active', '=', true)
    .where(sql<boolean>`coalesce(ends_at > now(), true)`)
    .select((from) => from.fn.countAll<number>().as('on'))
    .executeTakeFirstOrThrow();
  if (Number(on) <= MAX_PROMOTIONS) return;
  throw new ShopError(
    'STEP_NOT_POSSIBLE',
    `At most ${MAX_PROMOTIONS} offers can be on at once. End one first.`,
  );
}
