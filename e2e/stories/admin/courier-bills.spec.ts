import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner previews a courier’s statement, imports it and settles a disputed charge', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/courier-bills');
  await expect(page.getByRole('heading', { name: 'Courier bills' })).toBeVisible();
  const awb = `NOBODYS-${crypto.randomUUID()}`;
  const statement = {
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `awb_code,date,description,debit_amount,charged_weight,zone\n${awb},2026-11-02,Freight,64.90,0.5,z_a\n`,
    ),
  };
  await page.getByLabel('Statement file').setInputFiles(statement);
  const rows = page.getByRole('list', { name: 'Result for each row' });
  await expect(rows).toContainText('No parcel has this AWB.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Statement imported')).toBeVisible();
  const charge = page.getByRole('row').filter({ hasText: awb });
  await expect(charge).toContainText('Rs. 64.90');
  await charge.getByRole('button', { name: 'Mark as settled' }).click();
  await expect(charge).toHaveCount(0);
  await page.getByRole('button', { name: 'Settled' }).click();
  await expect(charge).toContainText('settled');

  await page.getByLabel('Statement file').setInputFiles(statement);
  await expect(rows).toContainText('This file has already been imported.');
  await expect(page.getByText('There is nothing new in this file.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(0);
});
