import { listPastOrders } from '@gulmohar/contract/admin/past-order.ts';
import { undoShopImport } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { getPastOrders } from '@gulmohar/contract/fulfilment/past-order.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildShopper } from '../../../../testing/build-shopper.ts';
import { type ImportingShop, openImportingShop } from '../../../../testing/importing-shop.ts';

const HEAD =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Cancelled at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,Shipping Street,Shipping City,Shipping Zip,Shipping Province,Shipping Phone,Payment Method,Refunded Amount';

/** A month ago. */
const recently = new Date(Date.now() - 30 * 24 * 3_600_000).toISOString().slice(0, 10);

function order(number: string, { email = 'meera@example.com', at = `${recently} 10:00:00 +0530` } = {}) {
  return [
    `${number},${email},paid,,fulfilled,INR,2598.00,0.00,120.00,2598.00,${at},,1,"Indigo Kurti - M / Blue",1299.00,IK-M,Meera Nair,12 MG Road,Bengaluru,'560038,KA,+91 98450 12345,Razorpay,0.00`,
    `${number},${email},,,,,,,,,${at},,1,"Indigo Kurti - L / Blue",1299.00,IK-L,,,,,,,,`,
  ].join('\n');
}

let here: ImportingShop;

beforeAll(async () => {
  here = await openImportingShop();
});
afterAll(() => here.close());

test('an owner’s past orders are found by the staff, and by their buyer once the address is confirmed', async () => {
  const meera = await buildShopper(here.shop, { email: 'meera@example.com' });
  const importId = await here.imported(
    [
      HEAD,
      order('#1001'),
      order('#1002', { email: 'ravi@example.com' }),
      order('#0007', { at: '2019-02-20 10:00:00 +0530' }),
      order('#1003').replaceAll('INR', 'USD'),
    ].join('\n'),
  );
  expect(await here.read(importId)).toMatchObject({
    parts: [{ kind: 'past-order', total: 4, new: 2, skipped: 2 }],
  });
  const notes = (await here.report(importId)).flatMap((unit) => unit.notes.map(({ message }) => message));
  expect(notes).toEqual(['It is older than 2 years', 'It was paid in USD; orders here are in rupees']);

  const found = async (q: string) =>
    (await here.owner.api(listPastOrders, { query: { q } })).orders.map(({ number }) => number);
  expect(await found('#1002')).toEqual(['#1002']);
  expect(await found('ravi@')).toEqual(['#1002']);
  expect((await found('9845012345')).toSorted()).toEqual(['#1001', '#1002']);
  const { orders } = await here.owner.api(listPastOrders, { query: { email: 'meera@example.com' } });
  expect(orders[0]).toMatchObject({
    status: 'sent',
    name: 'Meera Nair',
    address: '12 MG Road, Bengaluru, 560038, Karnataka',
    total: 259_800,
    lines: [
      { name: 'Indigo Kurti - M / Blue', sku: 'IK-M', quantity: 1, price: 129_900 },
      { name: 'Indigo Kurti - L / Blue', sku: 'IK-L', quantity: 1, price: 129_900 },
    ],
  });

  const setConfirmed = (at: Date | null) =>
    here.shop.db
      .updateTable('users')
      .set({ email_confirmed_at: at })
      .where('email', '=', 'meera@example.com')
      .execute();
  await setConfirmed(null);
  expect(await meera.api(getPastOrders)).toMatchObject({ orders: [] });
  await setConfirmed(new Date());
  expect((await meera.api(getPastOrders)).orders).toMatchObject([
    { number: '#1001', status: 'sent', amount: 2_598, items: [{ price: 1_299 }, { price: 1_299 }] },
  ]);

  const again = await here.imported([HEAD, order('#1001')].join('\n'));
  expect(await here.read(again)).toMatchObject({ parts: [{ same: 1 }] });
  await here.owner.api(undoShopImport, { body: { importId } });
  await here.shop.runJobs();
  expect(await found('')).toEqual([]);
}, 60_000);
