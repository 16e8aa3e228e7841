import { expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { addProduct } from '../../add-product.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner sees what a file would change, accepts a doubtful price and imports it; the same file is known again', async ({
  page,
}) => {
  const { id, name } = await addProduct();
  const file = {
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`id,price,mrp,fabric\n${id},2999,,Mulmul`),
  };
  await openAsOwner(page, '/admin/products/import');
  await page.getByLabel('Choose a file').setInputFiles(file);
  const changes = page.getByRole('table', { name: 'What will change' });
  await expect(changes.getByRole('row').filter({ hasText: 'price' })).toContainText('Rs. 1,299');
  await expect(changes.getByRole('row').filter({ hasText: 'fabric' })).toContainText('Mulmul');
  await expect(page.getByText('1 field emptied')).toBeVisible();
  const run = page.getByRole('button', { name: 'Import 1 product' });
  await expect(run).toBeDisabled();
  await page.getByLabel(/^Prices that change by more than half/).check();
  await expectAccessibleInEveryScheme(page);
  await run.click();
  await expect(page.getByText('Done: 0 new, 1 changed.')).toBeVisible();
  await page.getByLabel('Choose another file').setInputFiles(file);
  await expect(page.getByText('The same file was already imported on')).toBeVisible();
  await page.goto(`/admin/products/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByLabel('Low in stock at')).toHaveValue('');
});
