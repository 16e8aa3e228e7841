import { buyGiftCard } from '@gulmohar/contract/sales/gift-card.ts';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { readMails } from './read-mails.ts';
import type { TestShop } from './test-shop.ts';

export type GiftCardOrder = { body: z.input<typeof buyGiftCard.body> };

/** A card of Rs. 2,000 for `<name>@example.in` by `<name>-buyer@example.in`. */
export function giftCardOrder(name: string, changes: Partial<GiftCardOrder['body']> = {}): GiftCardOrder {
  return {
    body: {
      cardId: uuid(),
      amount: 2_000,
      buyerName: 'Meera Iyer',
      buyerEmail: `${name}-buyer@example.in`,
      buyerPhone: '9812345670',
      recipientName: 'Asha',
      recipientEmail: `${name}@example.in`,
      message: 'Happy birthday!',
      sendOn: null,
      ...changes,
    },
  };
}

export async function payGiftCard(shop: TestShop, order: GiftCardOrder): Promise<void> {
  const { paymentUrl } = await shop.api(buyGiftCard, order);
  await fetch(`${shop.sandboxUrl}/link/${paymentUrl.split('/').at(-1)}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ instrument: 'success@razorpay' }),
  });
}

/** From the last mail to `<name>@example.in`. */
export async function giftCardCode(shop: TestShop, name: string): Promise<string> {
  const text = (await readMails(shop, `${name}@example.in`)).at(-1)?.text ?? '';
  const [code] = /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/.exec(text) ?? [];
  if (!code) throw new Error(`No code in: ${text}`);
  return code;
}
