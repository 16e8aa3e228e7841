import type { ProviderPayment } from '../../payments/provider.ts';
import { recordPayment } from '../../payments/record-payment.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import type { CheckoutRow } from '../checkout/checkout-row.ts';
import type { GiftCardRow } from './find-gift-card.ts';

/**
 * Makes a card valid by the first payment of its amount. Both rows must be locked.
 * @param payment captured, and not recorded yet
 * @returns why the payment has to go back
 */
export async function sellGiftCard(
  trx: Transaction,
  checkout: CheckoutRow,
  card: GiftCardRow,
  payment: ProviderPayment,
): Promise<'gift card paid twice' | 'amount differs' | undefined> {
  if (card.state !== 'unpaid') return 'gift card paid twice';
  if (payment.amount !== checkout.amount || payment.currency !== checkout.currency) return 'amount differs';
  const paymentId = await recordPayment(trx, checkout, payment);
  await trx
    .updateTable('checkout')
    .set({ status: 'completed', ask_again_at: null })
    .where('id', '=', checkout.id)
    .execute();
  await trx
    .updateTable('gift_card')
    .set({ state: 'valid', payment_id: paymentId })
    .where('id', '=', card.id)
    .execute();
  await enqueue(trx, 'send-gift-card-receipt', { cardId: card.id });
  await enqueue(trx, 'send-gift-card', { cardId: card.id }, card.send_at);
  return undefined;
}
