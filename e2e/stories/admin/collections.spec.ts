import { expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { kurti, kurtiSet } from '../../catalogue.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner picks products for a collection, tells its story, and shoppers find it at its address', async ({
  page,
}) => {
  const title = `Festive Wear ${Date.now() % 100_000}`;
  const address = `/collection/${title.toLowerCase().replaceAll(' ', '-')}`;
  await openAsOwner(page, '/admin/collections');
  await page.getByRole('link', { name: 'New collection' }).click();
  await page.getByLabel('Title').first().fill(title);
  await page.getByLabel('Shown to shoppers').check();
  for (const product of [kurtiSet, kurti]) {
    await page.getByLabel('Add a product').fill(product.name);
    await page
      .getByRole('button', { name: `Add ${product.name}` })
      .first()
      .click();
  }
  await expect(page.getByText('2 products on sale')).toBeVisible();
  await page.getByRole('textbox', { name: 'Story' }).fill('Worn once, remembered for years.');
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: 'Create collection' }).click();
  await expect(page.getByText(`${title} created`)).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText('Worn once, remembered for years.')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(kurtiSet.name);
  await expectAccessibleInEveryScheme(page);
  await page.getByLabel('Sort by').selectOption('low-high');
  await expect(page).toHaveURL(`${address}?sort=low-high`);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
});

test('a collection by rules shows what satisfies them, and a renamed one is found under its old address', async ({
  page,
}) => {
  const handle = `kurtis-${Date.now() % 100_000}`;
  await openAsOwner(page, '/admin/collections/new');
  await page.getByLabel('Title').first().fill('Kurtis by rule');
  await page.getByLabel('Address').fill(handle);
  await page.getByLabel('Shown to shoppers').check();
  await page.getByLabel('Products are').selectOption('rules');
  await page.getByLabel('Rule', { exact: true }).selectOption('subCategory');
  await page.getByLabel('Values').fill('Topwear');
  await expect(page.getByText('products on sale')).toBeVisible();
  await page.getByRole('button', { name: 'Create collection' }).click();
  await expect(page.getByRole('heading', { name: 'Kurtis by rule', level: 1 })).toBeVisible();
  await page.getByLabel('Address').fill(`${handle}-2`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`/admin/collections/${handle}-2`);
  await page.goto(`/collection/${handle}`);
  await expect(page).toHaveURL(`/collection/${handle}-2`);
  await expect(page.getByRole('heading', { name: 'Kurtis by rule', level: 1 })).toBeVisible();
});
