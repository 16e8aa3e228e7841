import { giveCredit } from '@gulmohar/contract/admin/store-credit.ts';
import { v7 as uuid } from 'uuid';
import { buildShopper, type TestShopper } from './build-shopper.ts';
import { buildStaff } from './build-staff.ts';
import type { TestShop } from './test-shop.ts';

/** @param rupees what the shop gives her */
export async function shopperWithCredit(shop: TestShop, rupees: number): Promise<TestShopper> {
  const shopper = await buildShopper(shop);
  const body = { userId: shopper.userId, grantId: uuid(), amount: rupees * 100, reason: 'A late parcel' };
  // Somebody else each time, since what one person gives in a day is limited.
  const staff = await buildStaff(shop);
  await staff.api(giveCredit, { body });
  return shopper;
}
