import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { addStaff, openAsOwner, openAsStaff } from '../../admin.ts';
import { buyAsGuest } from '../../buy.ts';
import { expect, test } from '../../shop-test.ts';
import { expectTree } from '../../trees.ts';

async function openOrder(page: Page, orderId: string, ...steps: string[]): Promise<void> {
  await openAsOwner(page, `/admin/orders/${orderId}`);
  for (const step of steps) await page.getByRole('button', { name: step }).click();
}

test('a scanner’s Enter moves from one tracking number to the next and never ships the orders', async ({
  page,
  request,
}) => {
  const family = `Ner${crypto.randomUUID().slice(0, 8)}`;
  const guest = (turn: number) => ({
    firstName: 'Scan',
    lastName: `${family}${turn}`,
    email: `scan${turn}@guest.example`,
  });
  for (let turn = 0; turn < 2; turn += 1) await buyAsGuest(request, guest(turn));
  const packer = await addStaff(page, 'packer');
  await openAsStaff(page, packer, '/admin/orders');
  await page.getByRole('searchbox').fill(`scan ${family}`);
  await expect(page.getByText(`Orders for “scan ${family}”: 2 shown`)).toBeAttached();
  await page.getByLabel('Select all shown').check();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  await bar.getByRole('button', { name: 'Move to Packing' }).click();
  await expect(page.getByRole('dialog')).toContainText('2 orders: Packing?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move 2 orders' }).click();
  await expect(page.getByText('2 orders are Packing')).toBeVisible();

  await page.getByLabel('Select all shown').check();
  await bar.getByRole('button', { name: 'Ship …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Courier and tracking' });
  await expect(dialog.getByLabel('Courier')).toBeFocused();
  await expectAccessible(page);
  const numbers = dialog.getByLabel(/^Tracking number of/);
  await dialog.getByLabel('Courier').press('Enter');
  await expect(numbers.nth(0)).toBeFocused();
  await page.keyboard.type('AWB 1');
  await page.keyboard.press('Enter');
  await expect(numbers.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(numbers.nth(1)).toBeFocused();
  await expect(dialog).toBeVisible();

  await dialog.getByRole('button', { name: 'Ship 2 orders' }).click();
  const question = page.getByRole('dialog', { name: 'Ship without a tracking number?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await expect(question).toContainText('There is none yet for');
  await question.getByRole('button', { name: 'Enter it' }).click();
  await expect(question).toBeHidden();
  await expect(numbers.nth(0)).toHaveValue('AWB 1');
  await numbers.nth(1).fill('AWB 2');
  await dialog.getByRole('button', { name: 'Ship 2 orders' }).click();
  await expect(page.getByText('2 orders are Shipped')).toBeVisible();
});

test('when the shop does not answer, the shipping dialog says so and keeps what was typed', async ({
  page,
  request,
  complaints,
}) => {
  const orderId = await buyAsGuest(request, {
    firstName: 'Anu',
    lastName: 'Swer',
    email: 'anuswer@guest.example',
  });
  await openOrder(page, orderId, 'Move to Packing', 'Ship …');
  await page.route('**/api/admin/order/move', (route) => route.abort());
  const dialog = page.getByRole('dialog', { name: 'Courier and tracking' });
  await dialog.getByLabel(/^Tracking number of/).fill('AWB 7');
  await dialog.getByRole('button', { name: 'Ship it' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The shop did not answer. Please try again.');
  await expect(dialog.getByLabel(/^Tracking number of/)).toHaveValue('AWB 7');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
});

test('a toast appears above an open dialog, and a failure is reported where the change was made', async ({
  page,
  complaints,
}) => {
  await openAsOwner(page, '/admin/products?q=anarkali');
  await page.getByRole('table').getByRole('link').first().click();
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/admin/product/update', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Description').fill(`By hand ${Math.random()}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Change stock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change stock' });
  await expect(dialog.getByLabel('Why')).toBeFocused();
  respond();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  const toast = notifications.getByText('Saved', { exact: true });
  await expect(toast).toBeVisible();
  // A click arrives only if nothing covers the button.
  await notifications.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();

  await dialog.getByRole('button', { name: 'Update stock' }).click();
  const units = dialog.getByRole('textbox').first();
  await expect(units).toBeFocused();
  await expect(units).toHaveAccessibleDescription('Please enter units for a size.');
  await dialog.getByLabel('Why').selectOption('Damaged or lost');
  await units.fill('99999');
  await dialog.getByRole('button', { name: 'Update stock' }).click();
  await expect(units).toHaveAccessibleDescription(/so that many cannot be removed/);
  await expect(units).toBeFocused();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  await page.keyboard.press('Escape');

  await page.route('**/api/admin/product/picture/arrange', (route) => route.abort());
  await page.getByRole('button', { name: 'Move picture 1 back' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The shop did not answer. Please try again.' }),
  ).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
});

test('the owner previews a bulk change of products, skips those it cannot apply to, and undoes it', async ({
  page,
}) => {
  const tail = Date.now().toString(36);
  await openAsOwner(page);
  const add = (name: string, mrp: number | null) =>
    page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch('/api/admin/product/create', { method: 'POST', headers, body })).status;
      },
      JSON.stringify({
        name,
        description: 'Printed by hand in Bagru.',
        category: 'Women',
        subCategory: 'Topwear',
        price: 100_000,
        mrp,
        hsn: '6204',
        taxRule: 'garment',
        tags: [],
        details: { fabric: '', work: '', fit: '', length: '', care: '', origin: '', measurements: {} },
        publishedAt: null,
        hasSize: true,
        variants: [{ size: 'M', sku: '', stock: 1 }],
      }),
    );
  expect(await add(`Bulk Free ${tail}`, null)).toBe(200);
  expect(await add(`Bulk Tight ${tail}`, 101_000)).toBe(200);
  await page.goto(`/admin/products?q=${tail}`);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(2);
  await page.getByLabel('Select all shown').check();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await bar.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change these products' });
  await expect(dialog.getByLabel('What to change')).toBeFocused();
  await dialog.getByLabel('How').selectOption('Raise by per cent');
  await dialog.getByLabel('Per cent').fill('');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  await expect(dialog.getByLabel('Per cent')).toBeFocused();
  await expect(dialog.getByText('A number up to 200')).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleInEveryScheme(page);
  await dialog.getByLabel('Per cent').fill('10');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  await expect(dialog.getByText('1 product will change. 1 product cannot be changed this way')).toBeFocused();
  await expect(dialog.getByRole('list', { name: 'Changes' })).toContainText(
    `Bulk Tight ${tail}The MRP cannot be below the price`,
  );
  await expectAccessibleInEveryScheme(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(page.getByText('1 product changed')).toBeVisible();
  const row = (name: string) => page.getByRole('row').filter({ hasText: `${name} ${tail}` });
  await expect(row('Bulk Free')).toContainText('Rs. 1,100');
  await expect(row('Bulk Tight')).toContainText('Rs. 1,000');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Bulk Free')).toContainText('Rs. 1,000');

  await page.getByLabel('Select all shown').check();
  await page.getByRole('button', { name: 'Put on sale' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Put 2 products on sale?');
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(row('Bulk Free')).toContainText('Draft');
  await bar.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByLabel('What to change').selectOption('Stock');
  await dialog.getByLabel('Size M').fill('4');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(row('Bulk Free')).toContainText('5 units');
});

test('letters typed into a number field are reported beside the field at once', async ({ page }) => {
  await openAsOwner(page, '/admin/products/new');
  await page.getByLabel('Units').first().pressSequentially('1o');
  await expect(page.getByText('A whole number, in digits only')).toBeVisible();
  await page.getByLabel('Price (Rs.)').pressSequentially('12oo');
  await expect(page.getByText('An amount in rupees, such as 1299 or 149.50')).toBeVisible();
  await page.getByLabel('Price (Rs.)').fill('1200');
  await expect(page.getByText('An amount in rupees, such as 1299 or 149.50')).toBeHidden();
  await page.getByLabel('HSN code').pressSequentially('62o');
  await expect(page.getByText('Digits only', { exact: true })).toBeVisible();
  await page.getByLabel('HSN code').fill('6204');
  await expect(page.getByText('Digits only', { exact: true })).toBeHidden();
  await page.getByLabel('A measurement, for example Bust').fill('Bust');
  await page.getByRole('button', { name: 'Add a measurement' }).click();
  const bust = page.getByLabel('Bust, S, body');
  await bust.fill('92,5');
  await bust.blur();
  await bust.fill('wide');
  await bust.blur();
  await expect(page.getByText('‘wide’ is not a length in cm')).toBeVisible();
  await expect(bust).toHaveValue('92.5');
  await page.goto('/admin/coupons/new');
  await page.getByLabel('Total uses').fill('many');
  await expect(page.getByText('A whole number, in digits only')).toBeVisible();
});

test('the owner clicks Check now and sees the new report', async ({ page }) => {
  await openAsOwner(page);
  const report = async () =>
    (await (await page.request.get('/api/admin/today/report')).json()).report?.at ?? '';
  const before = await report();
  const checks = page.locator('section').filter({ hasText: 'Consistency checks' });
  await checks.getByRole('button', { name: 'Check now' }).click();
  await expect(checks.getByText('Checked just now')).toBeVisible({ timeout: 60_000 });
  expect((await report()) > before).toBe(true);
  await expect(checks.getByRole('listitem').first()).toBeVisible();
  await expectTree(page, 'admin-today');
});
