import type { giftCardSettings } from '@gulmohar/contract/admin/gift-card.ts';
import type { buyGiftCard as buying } from '@gulmohar/contract/sales/gift-card.ts';
import { CURRENCY } from '@gulmohar/contract/shop/shop-rules.ts';
import { rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { assertNotBlocked } from '../../accounts/block/blocked-contacts.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockRequest } from '../../platform/database/lock-request.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { findCheckoutOf, setProviderOrder } from '../checkout/checkout.store.ts';
import { insertCheckout } from '../checkout/insert-checkout.ts';
import { findGiftCard, type GiftCardRow, lockGiftCard } from './find-gift-card.ts';
import { giftCardEnd, sendingTime } from './gift-card-dates.ts';

/** Time to pay. */
const MINUTES = 60;

type Buying = z.output<typeof buying.body>;

type Terms = {
  offer: z.output<typeof giftCardSettings>;
  shop: { name: string; url: string };
};

/**
 * A checkout without lines, which settles like any other.
 * @returns the address of the provider's payment page
 * @throws ShopError FORBIDDEN for blocked buyers; STEP_NOT_POSSIBLE for an amount that is not offered, and once it is
 * paid or over; INVALID_INPUT for a day that is over
 * @throws ProviderError when the page could not be opened
 */
export async function buyGiftCard(
  db: Database,
  { razorpay }: Providers,
  buyer: Buying,
  { offer, shop }: Terms,
): Promise<string> {
  const amount = rupeesToPaise(buyer.amount);
  if (amount === undefined || !offer.amounts.includes(amount))
    throw new ShopError('STEP_NOT_POSSIBLE', 'This amount is not offered. Please choose another.');
  await assertNotBlocked(db, [buyer.buyerEmail, buyer.buyerPhone]);
  const { years } = offer;
  const card = await inTransaction(db, (trx) => openOnce(trx, razorpay.name, { buyer, amount, years }));
  if (card.payment_url) return card.payment_url;
  const link = await razorpay.createLink({
    amount,
    currency: CURRENCY,
    receipt: card.checkout_id,
    description: `${shop.name}: gift card for ${card.recipient_name}`,
    expiresAt: new Date(Date.now() + MINUTES * 60_000),
    customer: { name: buyer.buyerName, email: buyer.buyerEmail, phone: buyer.buyerPhone },
    callbackUrl: `${shop.url}/gift-card/sent?card=${card.id}`,
    notifies: false,
  });
  await db.transaction().execute(async (trx) => {
    await setProviderOrder(trx, card.checkout_id, link.id);
    await trx.updateTable('gift_card').set({ payment_url: link.url }).where('id', '=', card.id).execute();
  });
  return link.url;
}

type Opening = { buyer: Buying; amount: number; years: number | null };

async function openOnce(
  trx: Transaction,
  provider: string,
  { buyer, amount, years }: Opening,
): Promise<GiftCardRow & { checkout_id: string }> {
  const { cardId: id } = buyer;
  await lockRequest(trx, id);
  const known = await lockGiftCard(trx, id);
  if (known) return assertSame(trx, known, buyer, amount);
  const checkoutId = uuid();
  const sendAt = sendingTime(buyer.sendOn, new Date());
  await insertCheckout(trx, {
    id: checkoutId,
    userId: null,
    buyerKey: `gift-card:${id}`,
    snapshot: null,
    amount,
    currency: CURRENCY,
    provider,
    reservation: { reservesStock: false, minutes: MINUTES },
  });
  const card = await trx
    .insertInto('gift_card')
    .values({
      id,
      amount,
      state: 'unpaid',
      checkout_id: checkoutId,
      buyer_name: buyer.buyerName,
      buyer_email: buyer.buyerEmail,
      recipient_name: buyer.recipientName,
      recipient_email: buyer.recipientEmail,
      gift_message: buyer.message,
      send_at: sendAt,
      expires_at: giftCardEnd(years, sendAt),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...card, checkout_id: checkoutId };
}

async function assertSame(
  trx: Transaction,
  card: GiftCardRow,
  buyer: Buying,
  amount: number,
): Promise<GiftCardRow & { checkout_id: string }> {
  const isSame =
    card.amount === amount &&
    card.buyer_email === buyer.buyerEmail &&
    card.recipient_email === buyer.recipientEmail &&
    card.gift_message === buyer.message;
  if (!isSame) throw new ShopError('STEP_NOT_POSSIBLE', 'This request was used for another gift card.');
  const { checkout, isPayable } = await giftCardState(trx, card.id);
  if (!isPayable)
    throw new ShopError('STEP_NOT_POSSIBLE', 'This gift card is paid, or can no longer be paid.');
  return { ...card, checkout_id: checkout.id };
}

/** @throws ShopError NOT_FOUND, also for a card that was not bought */
export async function giftCardState(db: Database, cardId: string) {
  const card = await findGiftCard(db, cardId);
  const checkout = card?.checkout_id ? await findCheckoutOf(db, card.checkout_id) : undefined;
  if (!card || !checkout) throw new ShopError('NOT_FOUND', 'Gift card not found');
  return { card, checkout, isPayable: card.state === 'unpaid' && checkout.status === 'open' };
}
