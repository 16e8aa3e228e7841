import { expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { kurti, kurtiSet } from '../../catalogue.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner sees a search that found nothing, tries it and pins a product to its results', async ({
  page,
}) => {
  // No other story searches for these.
  const unknown = `zzsearch${Date.now() % 100_000}`;
  await page.goto(`/collection?search=${unknown}`);
  const counted = page.waitForResponse('/api/product/searched');
  await page.reload();
  await counted;
  await openAsOwner(page, '/admin/catalogue/searches');
  const nothingFound = page.getByRole('table', { name: 'Nothing found' });
  await nothingFound.getByRole('link', { name: unknown }).click();
  await expect(page.getByRole('heading', { name: `Results for “${unknown}”` })).toBeVisible();
  await page.getByRole('button', { name: 'Pin products' }).click();
  const dialog = page.getByRole('dialog', { name: `First for “${unknown}”` });
  await dialog.getByLabel('Add a product').fill(kurti.name);
  await dialog
    .getByRole('button', { name: `Add ${kurti.name}` })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Pinned products saved')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Results' }).getByText(kurti.name)).toBeVisible();
  await expectAccessibleInEveryScheme(page);

  await page.getByRole('button', { name: `Change ${unknown}` }).click();
  await dialog.getByRole('button', { name: `Remove ${kurti.name}` }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Change ${unknown}` })).toHaveCount(0);
});

test('the owner chooses what completes the look of a product', async ({ page }) => {
  await openAsOwner(page, `/admin/products/${kurti.id}`);
  const section = page.getByRole('region', { name: 'Complementary products' });
  await section.getByLabel('Add a product').fill(kurtiSet.name);
  await section
    .getByRole('button', { name: `Add ${kurtiSet.name}` })
    .first()
    .click();
  await expect(section.getByRole('button', { name: `Remove ${kurtiSet.name}` })).toBeVisible();
  const look = page.getByRole('region', { name: 'Complete the Look' });
  await expect(async () => {
    await page.goto(`/product/${kurti.id}`);
    await expect(look).toContainText(kurtiSet.name, { timeout: 500 });
  }).toPass();
  await page.goto(`/admin/products/${kurti.id}`);
  const remove = section.getByRole('button', { name: `Remove ${kurtiSet.name}` });
  await remove.click();
  await expect(remove).toHaveCount(0);
});
