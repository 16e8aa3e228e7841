import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { normaliseEmail } from '@gulmohar/contract/values/email.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import { isToBeConfirmed } from '../confirmation/confirmation.ts';
import type { CodDecision, CodFacts, CodPolicy, CodRules } from './cod.rules.ts';
import { isBlocked } from './cod-blocks.ts';

type KnownFacts = Omit<CodFacts, 'total' | 'isWithinCaps'>;

export type CashBuyer = {
  phone: string;
  /** null when it is not known. */
  email: string | null;
  zipcode: string;
  /** null without an account, or when it is not known. */
  userId: string | null;
  isGuest: boolean;
  productIds: readonly string[];
};

export async function readFacts(
  db: Database,
  { zipcode, isGuest, productIds, ...buyer }: CashBuyer,
  { rules, hashPhone }: CodPolicy,
): Promise<KnownFacts> {
  const record = await readRecord(db, { ...buyer, zipcode }, rules.refusalDays);
  const exceptedItem = await findExcepted(db, rules, productIds);
  const blocked = await isBlocked(db, { phoneHash: hashPhone(buyer.phone), userId: buyer.userId });
  return { ...record, zipcode, isGuest, exceptedItem, isBlocked: blocked };
}

async function findExcepted(
  db: Database,
  { exceptCategories, exceptProducts }: CodRules,
  productIds: readonly string[],
): Promise<string | null> {
  if (productIds.length === 0 || exceptCategories.length + exceptProducts.length === 0) return null;
  const found = await db
    .selectFrom('product')
    .where('id', 'in', productIds)
    .where(sql<boolean>`(category = any(${exceptCategories}::text[]) or id = any(${exceptProducts}::text[]))`)
    .orderBy('name')
    .select('name')
    .limit(1)
    .executeTakeFirst();
  return found?.name ?? null;
}

type OrderRecord = Pick<CodFacts, 'openOrders' | 'refusals' | 'delivered' | 'courierTakesCash'>;

/**
 * Anybody can type in a phone number, so a buyer is recognised by the account, or by the phone number
 * together with the e-mail address or the PIN code; deliveries speak for somebody without an account only if
 * all three are the same. Orders that wait for confirmation only count as the account's own.
 * @param refusalDays how far back refused parcels count
 */
async function readRecord(
  db: Database,
  { phone, email, userId, zipcode }: Pick<CashBuyer, 'phone' | 'email' | 'userId' | 'zipcode'>,
  refusalDays: number,
): Promise<OrderRecord> {
  const isAccounts = sql`coalesce(user_id = ${userId}::uuid, false)`;
  const isSameMail = sql`coalesce(email = ${email && normaliseEmail(email)}, false)`;
  const isSamePlace = sql`address->>'zipcode' = ${zipcode}`;
  const isBuyers = sql`(${isAccounts} or phone = ${phone} and (${isSameMail} or ${isSamePlace}))`;
  const isCertainly = sql`(${isAccounts} or phone = ${phone} and ${isSameMail} and ${isSamePlace})`;
  const { rows } = await sql<OrderRecord>`
    select count(*) filter (where phone = ${phone} and status in ('Order Placed', 'Packing', 'Shipped', 'Out for delivery')
             and (not ${isToBeConfirmed} or ${isAccounts}))::int as "openOrders",
           coalesce(sum(refused.count), 0)::int as refusals,
           count(*) filter (where status = 'Delivered' and ${isCertainly})::int as delivered,
           (select bool_or(has_cod) from pin_service
            where pin = ${zipcode} and checked_at > now() - interval '30 days') as "courierTakesCash"
    from orders
    left join lateral (
      select count(*) from parcel
      where parcel.order_id = orders.id and starts_with(parcel.state, 'rto_')
        and parcel.state_at > now() - ${refusalDays} * interval '1 day'
        and exists (select from parcel_event
                    where parcel_id = parcel.id and reason in ('refused', 'opened_and_refused'))) as refused on true
    where (phone = ${phone} or user_id = ${userId}::uuid) and payment_method = ${CASH_ON_DELIVERY} and ${isBuyers}`.execute(
    db,
  );
  const [found] = rows;
  return found ?? { openOrders: 0, refusals: 0, delivered: 0, courierTakesCash: null };
}

/** Concurrent orders cannot together pass a limit. Whoever needs both locks the phone number first. */
export async function lockCashOrders(trx: Transaction, key: string): Promise<void> {
  await oneAtATime(trx, `cod:${key}`);
}

export async function keepDecision(
  trx: Transaction,
  checkoutId: string,
  decision: CodDecision,
): Promise<void> {
  await trx
    .insertInto('cod_decision')
    .values({ checkout_id: checkoutId, decision: JSON.stringify(decision) })
    .execute();
}
