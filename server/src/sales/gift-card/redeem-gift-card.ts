import { UNKNOWN_GIFT_CARD } from '@gulmohar/contract/sales/gift-card.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { lockAccount } from '../../accounts/user/lock-account.ts';
import { addCredit, creditOf } from '../../payments/credit/credit-ledger.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { tokenHash } from '../../platform/secrets/token-hash.ts';
import type { GiftCardRow } from './find-gift-card.ts';
import { isDisputed, paidBackOfCard } from './payment-of-card.ts';

/**
 * What a code is worth, and until when.
 * @throws ShopError as `redeemGiftCard`
 */
export async function checkGiftCard(
  db: Database,
  code: string,
): Promise<Pick<GiftCardRow, 'amount' | 'expires_at'>> {
  return inTransaction(db, (trx) => lockUsable(trx, code));
}

/**
 * Once: of several accounts that enter the same code, the first gets its amount.
 * @throws ShopError NOT_FOUND when the code is wrong or ended; STEP_NOT_POSSIBLE when it was used or refunded, its
 * payment is disputed, or it has expired
 */
export async function redeemGiftCard(
  db: Database,
  userId: string,
  code: string,
): Promise<{ amount: Paise; balance: Paise }> {
  return inTransaction(db, async (trx) => {
    await lockAccount(trx, userId);
    const { id, amount, expires_at } = await lockUsable(trx, code);
    await addCredit(trx, userId, { kind: 'gift-card', amount, gift_card_id: id, expires_at });
    await trx
      .updateTable('gift_card')
      .set({ state: 'redeemed', ended_at: new Date(), sealed_code: null })
      .where('id', '=', id)
      .execute();
    return { amount, balance: await creditOf(trx, userId) };
  });
}

async function lockUsable(trx: Transaction, code: string): Promise<GiftCardRow> {
  const card = await trx
    .selectFrom('gift_card')
    .where('code_hash', '=', tokenHash(code))
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  if (!card || card.state === 'cancelled') throw new ShopError('NOT_FOUND', UNKNOWN_GIFT_CARD);
  if (card.state === 'redeemed') throw notUsable('This gift card was used already.');
  if (card.expires_at && card.expires_at <= new Date()) throw notUsable('This gift card has expired.');
  if ((await paidBackOfCard(trx, card.payment_id)) > 0) throw notUsable('This gift card was refunded.');
  if (await isDisputed(trx, card.payment_id))
    throw notUsable('The payment of this gift card is disputed. Please write to us.');
  return card;
}

function notUsable(why: string): ShopError {
  return new ShopError('STEP_NOT_POSSIBLE', why);
}
