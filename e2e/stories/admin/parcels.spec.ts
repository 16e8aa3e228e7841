import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { buyAsGuest } from '../../buy.ts';
import { expect, test } from '../../shop-test.ts';

test('a parcel that the courier could not deliver comes back, and the owner refunds its items', async ({
  page,
  request,
}) => {
  const guest = { firstName: 'Usha', lastName: 'Away', email: 'usha@guest.example', phone: '9811100033' };
  const orderId = await buyAsGuest(request, guest);
  await openAsOwner(page, `/admin/orders/${orderId}`);
  await page.getByRole('button', { name: 'Move to Packing' }).click();
  await page.getByRole('button', { name: 'Create a parcel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tracking number').fill(`AWB ${orderId.slice(-8)}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create the parcel' }).click();
  const parcel = page.getByRole('region', { name: 'Parcel 1' });
  await expect(parcel).toContainText('Label created');

  const record = async (what: string, why?: string) => {
    await parcel.getByRole('button', { name: 'Record what happened' }).click();
    await dialog.getByLabel('What happened').selectOption(what);
    if (why) await dialog.getByLabel('Why').selectOption(why);
    await dialog.getByRole('button', { name: 'Record it' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(parcel).toContainText(what);
  };
  await record('In transit');
  await expect(page.getByRole('link', { name: /^Invoice/ })).toBeVisible();
  await record('Attempt failed', 'The recipient refused it');
  await expect(parcel.getByText('1 failed attempt')).toBeVisible();
  await parcel.getByRole('button', { name: 'Ask for another attempt' }).click();
  await dialog.getByLabel('What the courier was told').fill('Ring twice');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ring twice')).toBeVisible();
  await record('Return to origin started');
  await record('Received back');
  await expect(page.getByText('Returned to seller').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Credit note/ })).toHaveCount(0);
  await parcel.getByRole('button', { name: 'Refund its items' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Refund Rs/ }).click();
  await expect(parcel).toContainText('Items refunded');
  await expect(page.getByRole('link', { name: /^Credit note/ })).toBeVisible();

  await page.goto('/guest-tracking');
  await page.getByLabel('Phone Number').fill(guest.phone);
  await page.getByRole('button', { name: 'Track Orders' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Usha' }).first()).toContainText(
    'Returned to seller',
  );
});
