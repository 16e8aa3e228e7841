import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import { addCredit, lockCredit } from '../../payments/credit/credit-ledger.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { givenToday } from './given-today.ts';

export type CreditRules = {
  /** Above it a second person approves; null for no limit. In paise. */
  approvalAbove: Paise | null;
  /** null when credit does not expire */
  endsAt: Date | null;
};

type Grant = { grantId: string; userId: string; amount: Paise; reason: string };

/**
 * Once, however often the request is repeated.
 * @returns whether it waits for a second person
 * @throws ShopError NOT_FOUND; INVALID_INPUT for more than the shopper has
 */
export async function giveCredit(
  db: Database,
  staff: StaffActor,
  { grantId, userId, amount, reason }: Grant,
  rules: CreditRules,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await lockShopper(trx, userId);
    const known = await trx
      .selectFrom('credit_grant')
      .where('id', '=', grantId)
      .select('state')
      .executeTakeFirst();
    if (known) return known.state === 'approval';
    if (amount < 0) await assertCovered(trx, userId, -amount);
    const isWaiting = amount > 0 && (await needsApproval(trx, { userId, amount, staff }, rules));
    await trx
      .insertInto('credit_grant')
      .values({
        id: grantId,
        user_id: userId,
        amount,
        reason,
        state: isWaiting ? 'approval' : 'made',
        staff_id: staff.staffId,
        staff_name: staff.name,
      })
      .execute();
    if (!isWaiting) await carryOut(trx, { id: grantId, user_id: userId, amount }, rules);
    await recordChange(trx, staff, {
      action: 'credit.give',
      subject: userId,
      before: null,
      // The reason is stored with the grant only, from where it is erased.
      after: { amount, ...(isWaiting && { waits: 'for approval' }) },
    });
    return isWaiting;
  });
}

/** @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE once it is decided; FORBIDDEN for whoever gave it */
export async function decideCredit(
  db: Database,
  staff: StaffActor,
  { grantId, outcome }: { grantId: string; outcome: 'approve' | 'refuse' },
  rules: CreditRules,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const grant = await trx
      .selectFrom('credit_grant')
      .where('id', '=', grantId)
      .forUpdate()
      .selectAll()
      .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'Store credit not found'));
    if (grant.state !== 'approval') throw new ShopError('STEP_NOT_POSSIBLE', 'This is decided already.');
    const isMade = outcome === 'approve';
    if (isMade && grant.staff_id === staff.staffId)
      throw new ShopError('FORBIDDEN', 'Somebody else has to approve what you give.');
    await trx
      .updateTable('credit_grant')
      .set({ state: isMade ? 'made' : 'refused', decided_by: staff.name })
      .where('id', '=', grantId)
      .execute();
    if (isMade) await carryOut(trx, grant, rules);
    await recordChange(trx, staff, {
      action: 'credit.decide',
      subject: grant.user_id,
      before: null,
      after: { amount: grant.amount, outcome },
    });
  });
}

/** One grant to a shopper after the other. */
async function lockShopper(trx: Transaction, userId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .forUpdate()
    .select('id')
    .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no such customer'));
}

async function assertCovered(trx: Transaction, userId: string, amount: Paise): Promise<void> {
  const balance = (await lockCredit(trx, userId))?.balance ?? 0;
  if (balance < amount) throw wrongField('amount', `There is only ${formatRupees(balance)} of store credit`);
}

/** As for payouts, it counts together with what the same shopper got within 30 days without approval. */
async function needsApproval(
  trx: Transaction,
  { userId, amount, staff }: { userId: string; amount: Paise; staff: StaffActor },
  { approvalAbove }: CreditRules,
): Promise<boolean> {
  if (approvalAbove === null) return false;
  const byPerson = await givenToday(trx, staff.staffId);
  const { toShopper } = await trx
    .selectFrom('credit_grant')
    .where('user_id', '=', userId)
    .where('amount', '>', 0)
    .where('state', '=', 'made')
    .where('decided_by', 'is', null)
    .where('created_at', '>', sql<Date>`now() - interval '30 days'`)
    .select(sql<Paise>`coalesce(sum(amount), 0)::bigint`.as('toShopper'))
    .executeTakeFirstOrThrow();
  return Math.max(byPerson, toShopper) + amount > approvalAbove;
}

async function carryOut(
  trx: Transaction,
  { id, user_id, amount }: { id: string; user_id: string; amount: Paise },
  { endsAt }: CreditRules,
): Promise<void> {
  const entry = { amount, grant_id: id };
  await addCredit(
    trx,
    user_id,
    amount > 0 ? { ...entry, kind: 'given', expires_at: endsAt } : { ...entry, kind: 'taken' },
  );
}
