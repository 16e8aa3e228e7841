import { giveCredit } from '@gulmohar/contract/admin/store-credit.ts';
import { savePerson } from '@gulmohar/contract/catalogue/size-advice/size-advice.ts';
import { v7 as uuid } from 'uuid';
import { buildPromotion } from './build-promotion.ts';
import type { TestShopper } from './build-shopper.ts';
import type { TestStaff } from './build-staff.ts';
import { MARK, unseen } from './marker.ts';
import type { TestShop } from './test-shop.ts';

type Written = { person: string; orderId: string };

/** A child whose sizes are kept, store credit with its reason, and an offer that an order used. */
export async function markAccount(
  shop: TestShop,
  owner: TestStaff,
  { api, userId }: Pick<TestShopper, 'api' | 'userId'>,
  { person, orderId }: Written,
): Promise<void> {
  const measures = { bustCm: null, waistCm: null, hipCm: null, heightCm: 104 };
  const child = { isChild: true, birthMonth: '2022-03', measuredOn: '2026-11-01', liking: 'loose' } as const;
  await api(savePerson, { body: { id: uuid(), name: person, usualSize: person, ...measures, ...child } });
  const grant = { grantId: uuid(), userId, amount: 100, reason: unseen('credit') };
  await owner.api(giveCredit, { body: grant });
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
