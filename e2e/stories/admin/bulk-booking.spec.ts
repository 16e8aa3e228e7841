import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { buyAsGuest } from '../../buy.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner books parcels of several orders at once, sees why one cannot be booked and prints all labels', async ({
  page,
  request,
}) => {
  const buy = (firstName: string, turn: number) =>
    buyAsGuest(request, { firstName, lastName: 'Bulk', email: `bulk${turn}@guest.example` });
  const packed = [await buy('Anu', 1), await buy('Bina', 2)];
  const unpacked = await buy('Chitra', 3);
  await openAsOwner(page, `/admin/orders/${packed[0]}`);
  for (const orderId of packed) {
    await page.goto(`/admin/orders/${orderId}`);
    await page.getByRole('button', { name: 'Move to Packing' }).click();
    await page.getByRole('button', { name: 'Create a parcel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create the parcel' }).click();
    await expect(page.getByRole('region', { name: 'Parcel 1' })).toBeVisible();
  }
  await page.goto('/admin/orders?state=all');
  for (const orderId of [...packed, unpacked]) {
    await page.getByRole('checkbox', { name: orderId.slice(-8).toUpperCase() }).check();
  }
  await page.getByRole('link', { name: 'Book with courier' }).click();
  await expect(page.getByText('Nothing is packed yet. Pack it first.')).toBeVisible();
  for (const orderId of packed) {
    const weight = page.getByLabel(`Weight of ${orderId.slice(-8).toUpperCase()}-1, g`);
    await weight.fill('450');
  }
  await expect(page.getByRole('status').filter({ hasText: 'to book, about Rs. 180' })).toBeVisible();
  await expect(page.getByText('The weight is missing.')).toHaveCount(0);
  await expectAccessible(page);
  const first = page.getByLabel(`Weight of ${packed[0]?.slice(-8).toUpperCase()}-1, g`);
  await first.fill('2400');
  await expect(page.getByRole('status').filter({ hasText: /to book, about Rs\. (?!180)\d+/ })).toBeVisible();
  await first.fill('450');
  await expect(page.getByRole('status').filter({ hasText: 'to book, about Rs. 180' })).toBeVisible();
  await page.getByRole('button', { name: 'Book 2 parcels' }).click();

  await expect(page.getByRole('status').filter({ hasText: '2 of 2 booked' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: '2 of 2 booked' })).toBeVisible();
  await expect(page.getByText(/^Pickup by Shiprocket, 2 parcels: /)).toBeVisible();
  await expectAccessible(page);
  const labels = page.getByRole('link', { name: 'Print 2 labels' });
  const pdf = await page.request.get((await labels.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');

  await page.goto('/admin/orders/book');
  await expect(page.getByRole('main')).toContainText('No orders are selected.');
  await page.getByRole('link', { name: 'the list of orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});
