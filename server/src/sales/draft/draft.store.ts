import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { CheckoutJson } from '../checkout/checkout-row.ts';

const columns = [
  'draft_order.id',
  'draft_order.checkout_id',
  'draft_order.staff_name',
  'draft_order.discount_reason',
  'draft_order.box_name',
  'draft_order.cod_fee_waiver',
  'draft_order.link_url',
  'draft_order.link_sent_at',
  'draft_order.cancelled_at',
  'draft_order.return_id',
  'draft_order.created_at',
  'checkout.status as checkout_status',
  'checkout.provider',
  'checkout.provider_order_id',
  'checkout.amount',
  'checkout.currency',
  'checkout.user_id',
  'checkout.expires_at',
  'checkout.snapshot',
  'orders.id as order_id',
  'return_request.order_id as returned_order_id',
  'return_request.status as return_status',
] as const;

export function selectDrafts(db: Database) {
  return db
    .selectFrom('draft_order')
    .innerJoin('checkout', 'checkout.id', 'draft_order.checkout_id')
    .leftJoin('orders', 'orders.checkout_id', 'checkout.id')
    .leftJoin('return_request', 'return_request.id', 'draft_order.return_id')
    .select(columns)
    .$narrowType<Pick<CheckoutJson, 'snapshot'>>();
}

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

export async function findDraft(db: Database, id: string) {
  return selectDrafts(db).where('draft_order.id', '=', id).executeTakeFirst();
}

/** @throws ShopError NOT_FOUND */
export async function readDraftRow(db: Database, id: string): Promise<DraftRow> {
  const found = await findDraft(db, id);
  if (!found) throw new ShopError('NOT_FOUND', 'Draft not found');
  return found;
}

/**
 * Locks its checkout too, so that it is neither paid nor expires in the meantime.
 * @throws ShopError NOT_FOUND
 */
export async function lockDraft(trx: Transaction, id: string): Promise<DraftRow> {
  const locked = await trx
    .selectFrom('draft_order')
    .innerJoin('checkout', 'checkout.id', 'draft_order.checkout_id')
    .where('draft_order.id', '=', id)
    .forUpdate()
    .select('draft_order.id')
    .executeTakeFirst();
  if (!locked) throw new ShopError('NOT_FOUND', 'Draft not found');
  return readDraftRow(trx, id);
}

type SavedDraft = {
  id: string;
  checkoutId: string;
  staffName: string;
  discountReason: string | null;
  boxName: string | null;
  codFeeWaiver: string | null;
  /** Absent to keep the one that it has. */
  returnId?: string | null | undefined;
};

/** Inserts a draft, or gives an existing one a new checkout and removes its link. */
export async function upsertDraft(
  trx: Transaction,
  { id, checkoutId, staffName, discountReason, boxName, codFeeWaiver, returnId }: SavedDraft,
): Promise<void> {
  const values = {
    checkout_id: checkoutId,
    staff_name: staffName,
    discount_reason: discountReason,
    box_name: boxName,
    cod_fee_waiver: codFeeWaiver,
    ...(returnId !== undefined && { return_id: returnId }),
    link_url: null,
    link_sent_at: null,
    cancelled_at: null,
  };
  await trx
    .insertInto('draft_order')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
