import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { checkCredit } from '../../app/doctor/check-credit.ts';
import { addCredit, creditOf, spendCredit } from '../../payments/credit/credit-ledger.ts';
import { expireCredit } from '../../payments/credit/expire-credit.ts';
import { refundAsCredit } from '../../payments/credit/refund-as-credit.ts';
import { creditPayment } from '../../payments/record-payment.ts';
import { requestRefund } from '../../payments/request-refund.ts';
import { expireCheckout } from '../checkout/end-checkout.ts';
import { insertCheckout } from '../checkout/insert-checkout.ts';

const shop = await testShop();
afterAll(() => shop.close());

const amount = fc.integer({ min: 1, max: 50_000 });
const step = fc.oneof(
  // Every third gift does not expire; the others do one to three years later.
  fc.record({ do: fc.constant('give' as const), amount, years: fc.constantFrom(null, 1, 3) }),
  fc.record({ do: fc.constant('take' as const), amount }),
  fc.record({ do: fc.constant('hold' as const), amount }),
  fc.record({ do: fc.constantFrom('release' as const, 'use' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('return' as const), which: fc.nat(), part: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant('wait a year' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

/** A shopper's checkouts, which take as much credit as there is of what they want. */
class Purchases {
  readonly userId: string;
  #held: { id: string; credit: number }[] = [];
  #used: { paymentId: string; left: number }[] = [];

  constructor(userId: string) {
    this.userId = userId;
  }

  async take(done: Step): Promise<void> {
    const { db } = shop;
    if (done.do === 'give') {
      const expiresAt = done.years === null ? null : new Date(Date.now() + done.years * YEAR_MS);
      await this.#add('given', done.amount, expiresAt);
    }
    if (done.do === 'take') await this.#add('taken', -done.amount, null).catch(isBelowZero);
    if (done.do === 'hold') await this.#hold(done.amount);
    if (done.do === 'release') {
      const [held] = this.#held.splice(done.which % (this.#held.length || 1), 1);
      if (held) await expireCheckout(db, held.id);
    }
    if (done.do === 'use') {
      const [held] = this.#held.splice(done.which % (this.#held.length || 1), 1);
      if (held) await this.#use(held);
    }
    if (done.do === 'return') await this.#return(done);
    if (done.do === 'wait a year') {
      await sql`update credit_entry set expires_at = expires_at - interval '1 year'`.execute(db);
      await expireCredit(db);
    }
  }

  #add(kind: 'given' | 'taken', change: number, expiresAt: Date | null): Promise<void> {
    return shop.db
      .transaction()
      .execute((trx) => addCredit(trx, this.userId, { kind, amount: change, expires_at: expiresAt }));
  }

  async #hold(credit: number): Promise<void> {
    const id = uuid();
    const before = await creditOf(shop.db, this.userId);
    const checkout = { id, userId: this.userId, buyerKey: `test:${id}`, snapshot: null, amount: 100, credit };
    const isHeld = await shop.db.transaction().execute(async (trx) => {
      await insertCheckout(trx, { ...checkout, currency: 'INR', provider: 'razorpay' });
      const isSpent = await spendCredit(trx, { id, user_id: this.userId, credit });
      if (!isSpent) await trx.deleteFrom('checkout').where('id', '=', id).execute();
      return isSpent;
    });
    expect(isHeld).toBe(before >= credit);
    if (isHeld) this.#held.push({ id, credit });
  }

  async #use({ id, credit }: { id: string; credit: number }): Promise<void> {
    const { db } = shop;
    await db.updateTable('checkout').set({ status: 'completed' }).where('id', '=', id).execute();
    const payment = { ...creditPayment({ id, credit, currency: 'INR' }, ''), order_id: null };
    await db.insertInto('payment').values(payment).execute();
    this.#used.push({ paymentId: payment.id, left: credit });
  }

  async #return({ which, part }: { which: number; part: number }): Promise<void> {
    const used = this.#used[which % (this.#used.length || 1)];
    const back = used && Math.floor((used.left * part) / 100);
    if (!used || !back) return;
    const refund = { paymentId: used.paymentId, amount: back, reason: 'item returned' };
    const refundId = await shop.db.transaction().execute((trx) => requestRefund(trx, refund));
    // The job may run twice.
    for (let time = 0; time < 2; time++) await refundAsCredit(shop.db, refundId, null);
    used.left -= back;
  }
}

const YEAR_MS = 366 * 86_400_000;

function isBelowZero(error: unknown): void {
  expect(error).toMatchObject({ constraint: 'credit_account_balance_check' });
}

test('whatever happens to it, credit adds up, is never below 0, and what has expired is gone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const purchases = new Purchases((await buildShopper(shop)).userId);
      for (const done of steps) await purchases.take(done);
      await expireCredit(shop.db);
      const { rows } = await sql<{ balance: number; lowest: number; unexpired: number }>`
        select balance, min(so_far)::int as lowest,
               sum(amount) filter (where amount > 0 and kind <> 'released'
                 and coalesce(expires_at > now(), true))::int as unexpired
        from credit_account join (
          select *, sum(amount) over (partition by account_id order by id) as so_far from credit_entry) entry
          on account_id = credit_account.id
        where user_id = ${purchases.userId} group by credit_account.id`.execute(shop.db);
      for (const { balance, lowest, unexpired } of rows) {
        expect(lowest).toBeGreaterThanOrEqual(0);
        expect(balance).toBeLessThanOrEqual(unexpired ?? 0);
      }
    }),
    { numRuns: 15 },
  );
  expect((await checkCredit(shop.db)).wrong).toEqual([]);
}, 60_000);
