import { giveCredit } from '@gulmohar/contract/admin/store-credit.ts';
import { v7 as uuid } from 'uuid';
import { buildPromotion } from './build-promotion.ts';
import type { TestStaff } from './build-staff.ts';
import { MARK, unseen } from './marker.ts';
import type { TestShop } from './test-shop.ts';

/** Store credit with its reason, a gift card, and an offer that an order used. */
export async function markAccount(
  shop: TestShop,
  owner: TestStaff,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<void> {
  const grant = { grantId: uuid(), userId, amount: 100, reason: unseen('credit') };
  await owner.api(giveCredit, { body: grant });
  const card = {
    id: uuid(),
    amount: 100,
    state: 'valid',
    buyer_name: MARK,
    buyer_email: MARK,
    recipient_name: MARK,
    recipient_email: MARK,
    gift_message: MARK,
    send_at: new Date(),
    staff_name: 'Test',
    reason: MARK,
  } as const;
  await shop.db.insertInto('gift_card').values(card).execute();
  const { checkout_id } = await shop.db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select('checkout_id')
    .executeTakeFirstOrThrow();
  const promotion_id = await buildPromotion(shop.db, []);
  await shop.db
    .insertInto('promotion_use')
    .values({ checkout_id, promotion_id, shopper_keys: [MARK], state: 'used' })
    .execute();
}
