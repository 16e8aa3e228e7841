import { undoShopImport } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportingShop, openImportingShop } from '../../../../testing/importing-shop.ts';

const HEAD =
  'Name,Value,Value Type,Type,Discount Class,Minimum Purchase Requirements,Combines with Order Discounts,Customer Selection,Context,Times Used In Total,Applies Once Per Customer,Usage Limit Per Code,Status,Start,End';

let here: ImportingShop;

beforeAll(async () => {
  here = await openImportingShop();
});
afterAll(() => here.close());

async function couponOf(code: string) {
  return here.shop.db.selectFrom('coupon').where('code', '=', code).selectAll().executeTakeFirst();
}

test('an owner’s discounts become coupons; what is for some only comes switched off, what is no coupon is told', async () => {
  const importId = await here.imported(
    [
      HEAD,
      'diwali10,-10.0,percentage,Amount off order,order,"₹1,999.00",no,All customers,all,40,TRUE,100,active,2026-02-20 10:00:00 +0530,2027-02-20 10:00:00 +0530',
      'FLAT500,-500.00,fixed_amount,Amount off order,order,None,no,all,all,0,FALSE,,active,2026-02-20 10:00:00 +0530,',
      'SHIPFREE,-100.0,percentage,Free shipping,shipping,,no,all,all,0,FALSE,,active,2026-02-20 10:00:00 +0530,',
      'SAREES,-15.0,percentage,Amount off products,product,Minimum 2 items,no,VIP segment,all,0,FALSE,,active,2026-02-20 10:00:00 +0530,',
      'B2G1,-100.0,percentage,Buy X get Y,product,,no,all,all,0,FALSE,,active,2026-02-20 10:00:00 +0530,',
      'SUMMER SALE!,-5.0,percentage,Amount off order,order,,no,all,all,0,FALSE,,active,2026-02-20 10:00:00 +0530,',
    ].join('\n'),
  );
  expect(await here.read(importId)).toMatchObject({
    parts: [{ kind: 'coupon', total: 6, new: 4, skipped: 2, noted: 1 }],
  });
  expect(await couponOf('DIWALI10')).toMatchObject({
    discount_type: 'percentage',
    basis_points: 1_000,
    minimum_order_amount: 199_900,
    usage_limit: 60,
    per_shopper_limit: 1,
    is_active: true,
    starts_at: new Date('2026-02-20T04:30:00Z'),
    ends_at: new Date('2027-02-20T04:30:00Z'),
  });
  expect(await couponOf('FLAT500')).toMatchObject({ discount_type: 'fixed', amount: 50_000, ends_at: null });
  expect(await couponOf('SHIPFREE')).toMatchObject({ discount_type: 'free_shipping', is_active: true });
  expect(await couponOf('SAREES')).toMatchObject({ basis_points: 1_500, is_active: false });
  const notes = (await here.report(importId)).flatMap((unit) => unit.notes.map(({ message }) => message));
  expect(notes).toEqual([
    'It holds for some products only: it is switched off until you have looked at it',
    'It holds for “VIP segment” only: it is switched off until you have looked at it',
    'It asks for “Minimum 2 items”: it is switched off until you have looked at it',
    '“Buy X get Y” cannot be a coupon here',
    '“SUMMER SALE!” cannot be a code: Letters, digits and hyphens only',
  ]);

  const again = await here.imported(
    `${HEAD}\nDIWALI10,-50.0,percentage,,order,,,,,,,,active,2026-02-20 10:00:00 +0530,`,
  );
  expect(await here.read(again)).toMatchObject({ parts: [{ same: 1 }] });
  expect(await couponOf('DIWALI10')).toMatchObject({ basis_points: 1_000 });
  await here.owner.api(undoShopImport, { body: { importId } });
  await here.shop.runJobs();
  expect(await couponOf('DIWALI10')).toMatchObject({ is_active: false });
}, 60_000);
