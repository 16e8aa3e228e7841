import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { buyAsGuest } from '../../buy.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner books a courier for a parcel and follows it until it is delivered', async ({
  page,
  request,
}) => {
  const guest = { firstName: 'Lata', lastName: 'Far', email: 'lata@guest.example', phone: '9811100002' };
  const orderId = await buyAsGuest(request, guest);
  await openAsOwner(page, `/admin/orders/${orderId}`);
  await page.getByRole('button', { name: 'Move to Packing' }).click();
  await page.getByRole('button', { name: 'Create a parcel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create the parcel' }).click();
  const parcel = page.getByRole('region', { name: 'Parcel 1' });
  await parcel.getByRole('button', { name: 'Book a courier' }).click();
  await expect(dialog.getByLabel('Weight in grams')).toHaveValue('500');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Book the courier' }).click();
  await expect(parcel).toContainText('Booked at Shiprocket');
  await expect(parcel).toContainText('Xpressbees Surface');
  await expect(parcel.getByRole('link', { name: 'Courier’s label' })).toBeVisible();
  await expectAccessible(page);

  // A job tells the shop.
  const expectSoon = (state: string) =>
    expect(async () => {
      await page.reload();
      await expect(parcel).toContainText(state, { timeout: 2_000 });
    }).toPass();

  const courier = await page.context().newPage();
  await courier.goto('/dev/courier');
  const carried = courier.locator('section', { hasText: orderId.slice(-8).toUpperCase() });
  await expect(carried).toBeVisible();
  await courier.getByRole('button', { name: '3 days' }).click();
  await expect(carried.getByText(/Consignee not available/)).toBeVisible();
  await expectSoon('Attempt failed');
  await parcel.getByRole('button', { name: 'Answer the courier' }).click();
  await dialog.getByLabel('What the courier should know').fill('Blue gate, ring twice');
  await dialog.getByRole('button', { name: 'Tell the courier' }).click();
  await expect(page.getByText('Parcel 1: Courier asked to try again')).toBeVisible();
  await courier.getByRole('button', { name: '1 day', exact: true }).click();
  await expectSoon('Delivered');
});

test('the owner tests the connection to a courier, including the pickup place', async ({
  page,
  complaints,
}) => {
  await openAsOwner(page, '/admin/settings/couriers');
  const couriers = page.getByRole('region', { name: 'Couriers', exact: true });
  await couriers.getByRole('button', { name: 'Test the connection' }).click();
  await expect(couriers.getByRole('status')).toContainText('has the pickup place Primary');
  const place = couriers.getByLabel('Pickup place');
  await place.fill('Godown');
  await couriers.getByRole('button', { name: 'Save' }).click();
  await expect(couriers.getByText('no pickup place called Godown')).toBeVisible();
  await expect(place).toHaveAttribute('aria-invalid', 'true');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('/api/admin/settings/save')]);
  await place.fill('Primary');
  await expect(place).not.toHaveAttribute('aria-invalid', 'true');
});
