import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { kurti } from '../../catalogue.ts';
import { expect, test } from '../../shop-test.ts';
import { fillDelivery, openCart, paymentWindow } from '../../shopper.ts';

test('a business buys under its GSTIN, and the owner finds it in the month’s GST return', async ({
  page,
  openElsewhere,
}) => {
  test.slow();
  const buyer = await openElsewhere();
  await openCart(buyer, kurti.id, 'M');
  await fillDelivery(buyer, { email: 'textiles@guest.example' });
  await buyer.getByLabel('Have a GSTIN?').check();
  const gstin = buyer.getByLabel('GSTIN', { exact: true });
  await gstin.fill('27AAPFU0939F1ZV');
  await buyer.getByRole('button', { name: /^Pay / }).click();
  await expect(
    buyer.getByText(/^This GSTIN is from Maharashtra, but the parcel goes to Kerala/),
  ).toBeVisible();
  await expect(buyer.getByText('Please check the GSTIN and the name of the business')).toBeVisible();
  await expectAccessible(buyer);
  await gstin.fill('32aagcb 7383j1zh');
  await buyer.getByLabel('Business name').fill('Kochi Textiles');
  await buyer.getByRole('button', { name: /^Pay / }).click();
  await paymentWindow(buyer)
    .getByRole('button', { name: /^Pay Rs\./ })
    .click();
  await expect(buyer.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const orderId = new URL(buyer.url()).searchParams.get('orderId') ?? '';

  await openAsOwner(page, `/admin/orders/${orderId}`);
  await expect(page.getByText('Invoice to Kochi Textiles, GSTIN 32AAGCB7383J1ZH')).toBeVisible();
  const move = (to: string) =>
    page.request.post('/api/admin/order/move', { data: { to, orders: [{ orderId }] } });
  for (const to of ['Packing', 'Shipped']) expect((await move(to)).status()).toBe(200);

  await page.getByRole('button', { name: 'Money' }).click();
  await page.getByRole('link', { name: 'GST', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'GST returns' })).toBeFocused();
  await expect(page.getByText(/is not over yet: the figures are those so far/)).toBeVisible();
  const tables = page.getByRole('table', { name: 'GSTR-1: tables' });
  await expect(tables.getByRole('row', { name: /^4A Businesses with a GSTIN/ })).toBeVisible();
  await expect(page.getByText(/^All \d+ checks passed/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the files' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^gst-\d{4}-\d\d\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  await page.getByText('Show the checks').click();
  await expectAccessibleInEveryScheme(page);

  const period = page.getByLabel('Period');
  const quarter = (await period.getByRole('option').allTextContents()).find((name) => name.includes(' to '));
  await period.selectOption(quarter ?? '');
  await expect(page).toHaveURL(/period=\d{4}-Q\d/);
  await expect(page.getByRole('heading', { name: 'GSTR-3B: 3.1(a) Taxable sales' })).toBeVisible();
});
