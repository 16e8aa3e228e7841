import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner previews a remittance file before importing it', async ({ page }) => {
  await openAsOwner(page, '/admin/cash');
  await expect(page.getByRole('heading', { name: 'Cash on delivery' })).toBeVisible();
  const reference = `UTR-${crypto.randomUUID()}`;
  await page.getByLabel('Remittance file').setInputFiles({
    name: 'remittance.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`AWB,COD Amount,UTR\nNOBODYS-1,100,${reference}\n`),
  });
  const rows = page.getByRole('list', { name: 'Result for each row' });
  await expect(rows).toContainText('No parcel with cash on delivery has this number.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Remittance imported')).toBeVisible();
});
