import type { StockChange, StockReason } from '@gulmohar/contract/admin/product-stock.ts';
import { sql } from 'kysely';
import { withdrawHolds } from '../../accounts/alert/stock-holds.ts';
import { type Movement, moveStock } from '../../catalogue/product/stock-ledger.ts';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';

/** `reserved` by checkouts; what is `held` for stock alerts gives way. */
type Variant = { id: number; size: string | null; on_hand: number; reserved: number; held: number };

const held = sql<number>`(
  select count(*)::int from stock_hold where stock_hold.variant_id = variant.id and checkout_id is null)`;

export const reservedByCheckouts = sql<number>`(variant.reserved - ${held})`;

/**
 * Records a delivery, a count or a loss.
 * @throws ShopError NOT_FOUND; INVALID_INPUT when the units on hand would fall below those that open
 * checkouts hold
 */
export async function changeStock(
  trx: Transaction,
  actor: ChangeAuthor,
  { productId, reason, note, changes }: StockChange,
): Promise<void> {
  const variants = await lockVariants(trx, productId);
  const moves = changes.flatMap(({ variantId, units }, at) => {
    const variant = variants.find(({ id }) => id === variantId);
    if (!variant) throw new ShopError('NOT_FOUND', 'There is no such size.');
    const change = changeOf(reason, units, variant);
    const complaint = stockComplaint(variant, change);
    if (complaint) throw wrongField(`changes.${at}.units`, complaint);
    return change === 0 ? [] : [{ variant, change }];
  });
  for (const { variant, change } of moves) await giveWay(trx, variant, change);
  await moveStock(
    trx,
    moves.map(
      ({ variant, change }): Movement => ({
        variant_id: variant.id,
        kind: reason === 'delivery' ? 'received' : 'corrected',
        on_hand_change: change,
        note: [reason, note, actor.name].filter(Boolean).join(' · '),
      }),
    ),
  );
  const levels = (after: boolean) =>
    Object.fromEntries(
      moves.map(({ variant, change }) => [variant.size ?? 'stock', variant.on_hand + (after ? change : 0)]),
    );
  await recordChange(trx, actor, {
    action: `stock.${reason}`,
    subject: productId,
    before: levels(false),
    after: levels(true),
  });
}

/** Ends as many units held for stock alerts as there are too few, the last ones offered first. */
async function giveWay(trx: Transaction, { id, ...levels }: Variant, change: number): Promise<void> {
  const missing = levels.reserved + levels.held - (levels.on_hand + change);
  if (missing > 0) await withdrawHolds(trx, sql`stock_hold.variant_id = ${id}`, missing);
}

/** Returns a product's variants, locked until the transaction ends. */
export async function lockVariants(trx: Transaction, productId: string): Promise<Variant[]> {
  return trx
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .orderBy('id')
    .forNoKeyUpdate()
    .select(['id', 'size', 'on_hand'])
    .select([reservedByCheckouts.as('reserved'), held.as('held')])
    .execute();
}

/** @returns the change in units on hand */
export function changeOf(reason: StockReason, units: number, { on_hand }: Variant): number {
  if (reason === 'count') return units - on_hand;
  return reason === 'loss' ? -Math.abs(units) : units;
}

/** @returns why so many units cannot be taken out; undefined if they can */
export function stockComplaint({ size, on_hand, reserved }: Variant, change: number): string | undefined {
  if (on_hand + change >= reserved) return undefined;
  const reservedNote = reserved > 0 ? `, of which ${reserved} are held by open checkouts` : '';
  return `${size ? `Size ${size} has` : 'There are'} ${on_hand} units${reservedNote}, so that many cannot be removed`;
}
