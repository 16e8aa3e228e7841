import { expectAccessible } from '../../accessibility.ts';
import { addProduct } from '../../add-product.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner prices a size, formats the text and fills a custom field; a shopper sees all three', async ({
  page,
  openElsewhere,
}) => {
  test.setTimeout(120_000);
  const { id, name } = await addProduct();
  const label = `Weaver ${crypto.randomUUID().slice(0, 6)}`;
  await openAsOwner(page, '/admin/catalogue/custom-fields');
  await page.getByRole('button', { name: 'Add a field' }).click();
  await page.getByLabel('Name').last().fill(label);
  await page.getByLabel('Key').last().fill(label.toLowerCase().replace(' ', '-'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Custom fields saved')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/products/${id}`);
  await page.getByText('weight and box of L').click();
  await page.getByLabel('Own price of L').fill('1499');
  const editor = page.getByRole('textbox', { name: 'Formatted text' });
  await editor.click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('Woven in Maheshwar');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('By hand');
  await page.getByLabel(label).fill('Ramesh');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const shopper = await openElsewhere();
  await shopper.goto(`/collection?search=${encodeURIComponent(name)}`);
  await expect(shopper.getByRole('article').getByText('from Rs. 1,299')).toBeVisible();
  await shopper.getByRole('article').getByRole('link', { name }).click();
  await expect(shopper.getByRole('heading', { name: 'Woven in Maheshwar' })).toBeVisible();
  await expect(shopper.getByText('Ramesh')).toBeVisible();
  await expectAccessible(shopper);
  await shopper.getByRole('button', { name: 'L', exact: true }).click();
  await expect(shopper.getByText('Rs. 1,499').first()).toBeVisible();
  await shopper.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(shopper.getByRole('dialog').getByText('₹1,499')).toBeVisible();
  await shopper.getByRole('link', { name: 'View Cart' }).click();
  await expect(shopper.getByRole('listitem').filter({ hasText: name }).getByText('Rs. 1,499')).toBeVisible();
});
