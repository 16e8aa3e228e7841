import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { buyAsGuest } from '../../buy.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner downloads a courier file and previews uploaded tracking numbers before they are entered', async ({
  page,
  request,
}) => {
  const guest = { firstName: 'Reva', lastName: 'File', email: 'reva@guest.example' };
  const orderId = await buyAsGuest(request, guest);
  const shortId = orderId.slice(-8).toUpperCase();
  await openAsOwner(page, `/admin/orders/${orderId}`);
  await page.getByRole('button', { name: 'Move to Packing' }).click();
  await expect(page.getByRole('button', { name: 'Ship …' })).toBeVisible();
  await page.goto('/admin/courier-files');
  await page.getByLabel('Columns for').selectOption('Shiprocket bulk orders');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download file' }).click();
  expect((await saved).suggestedFilename()).toBe('parcels.csv');

  await page.getByLabel('File of tracking numbers').setInputFiles({
    name: 'awbs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Order ID,Courier Company,AWB Code\n${shortId}-1,Delhivery,AWB-${shortId}\nNOBODY,Delhivery,1.4E+13\n`,
    ),
  });
  const rows = page.getByRole('list', { name: 'Result for each row' });
  await expect(rows).toContainText(`Parcel ${shortId}-1 is created with this number.`);
  await expect(rows).toContainText('A spreadsheet has shortened this number');
  await expect(page.getByText('1 to enter, 0 already there, 1 refused')).toBeVisible();
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: 'Enter 1 number' }).click();
  await expect(page.getByText('1 tracking number entered')).toBeVisible();
  await page.goto(`/admin/orders/${orderId}`);
  await expect(page.getByRole('region', { name: 'Parcel 1' }).getByLabel('Tracking number')).toHaveValue(
    `AWB-${shortId}`,
  );
});

test('the owner creates a courier file template from the first line of the courier’s sample file', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/courier-files');
  await page.getByRole('link', { name: 'Copy Delhivery One bulk upload' }).click();
  const name = `Courier ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page
    .getByLabel('First line of the courier’s sample file')
    .fill('*Sale Order Number,Ward,*Shipping Pincode');
  await expect(page.getByText('Please choose what these contain: Ward')).toBeVisible();
  await page.getByLabel('Holds').nth(1).selectOption('City');
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: `Change ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Change ${name}` }).click();
  await expect(page.getByLabel('Holds').nth(1)).toHaveValue('city');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('link', { name: `Change ${name}` })).toHaveCount(0);
});
