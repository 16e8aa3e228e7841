import { expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

const HEAD =
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status,Neckline (product.metafields.custom.neckline)';

const file = {
  name: 'products_export.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      HEAD,
      'moved-kurti,Moved Kurti,<p>Soft <b>cotton</b></p>,Rangoli,Kurti,Colour,Blue,Size,S,MK-1,shopify,4,1299.00,active,Round',
      'moved-kurti,,,,,,Red,,S,MK-2,shopify,2,1299.00,,',
      'broken-kurti,Broken Kurti,,,Kurti,,,,,BK-1,shopify,1,"1.299,00",active,',
    ].join('\n'),
  ),
};

test('the owner moves in with a file of Shopify: looks through what it becomes, has it checked, imports it and takes it back', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/products/move');
  await page.getByLabel('Choose the files').setInputFiles(file);
  await expect(page.getByText('Products from Shopify, 3 rows')).toBeVisible();
  const type = page.getByRole('group', { name: 'Kurti (1 product)' });
  await expect(type.getByLabel('HSN code')).toHaveValue('620630');
  await expect(page.getByLabel('“Colour” (1 product)')).toHaveValue('colour');
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: 'Check 2 products' }).click();
  await expect(page.getByText('Checked; nothing has been changed yet.')).toBeVisible();
  await expect(page.getByText('2 products: 1 new, 1 cannot be imported.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Notes on products' })).toContainText(
    'Not imported: “1.299,00” is not an amount',
  );
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('Imported.', { exact: true })).toBeVisible();
  await expect(page.getByText('They are 2 products here, one for each colour.')).toBeVisible();

  await page.goto('/products/moved-kurti');
  await expect(page).toHaveURL(/\/product\/moved-kurti-blue-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moved Kurti – Blue');

  await page.goBack();
  await page.getByRole('button', { name: 'Take the import back' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('This import was taken back.')).toBeVisible();
});
