import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { parcelSteps } from '../../../testing/parcel-steps.ts';
import { runMigration } from '../../../testing/run-migration.ts';
import { seller } from '../../../testing/seller.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../change/move-order.ts';

const byOperator = { actor: 'operator', seller } as const;
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('the migration creates one parcel with its history for an order shipped before parcels existed', async () => {
  const steps = parcelSteps(shop, {
    owner: await buildStaff(shop),
    packer: await buildStaff(shop, 'packer'),
  });
  const kurti = await buildProduct(shop.db, { price: 50_000, stock: { M: 5 } });
  const saree = await buildProduct(shop.db, { price: 50_000, stock: 5 });
  const shopper = await buildShopper(shop);
  const lines = [{ _id: kurti, size: 'M' }, { _id: saree }];
  const { orderId } = await buy(shop, { shopper, lines, amount: 1_100 });
  await moveOrder(shop.db, orderId, { to: 'Packing', ...byOperator });
  const carrier = { courier: 'DTDC', trackingNumber: 'D 5' };
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator, ...carrier });
  await moveOrder(shop.db, orderId, { to: 'Out for delivery', ...byOperator });
  const before = (await steps.read(orderId)).parcels;
  const parcelId = await steps.firstParcel(orderId);
  await shop.db.deleteFrom('parcel_event').where('parcel_id', '=', parcelId).execute();
  await shop.db.deleteFrom('parcel_line').where('parcel_id', '=', parcelId).execute();
  await shop.db.deleteFrom('parcel').where('id', '=', parcelId).execute();
  await runMigration(shop, '0155-parcels-of-shipped-orders');
  const after = (await steps.read(orderId)).parcels;
  const renewed = { parcelId: expect.any(String), stateAt: expect.any(String) };
  expect(after).toEqual(before.map((parcel) => ({ ...parcel, ...renewed })));
  await moveOrder(shop.db, orderId, { to: 'Delivered', ...byOperator });
  await expectInvariants(shop);
});
