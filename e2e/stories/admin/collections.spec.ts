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
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
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

test('the owner links two products as colours of one design, and shoppers go from one colour to the other', async ({
  page,
}) => {
  await openAsOwner(page, `/admin/products/${kurti.id}`);
  const section = page.getByRole('region', { name: 'Colours' });
  await section.getByLabel('Add the product in another colour').fill(kurtiSet.name);
  await section
    .getByRole('button', { name: `Add ${kurtiSet.name}` })
    .first()
    .click();
  await section.getByRole('group', { name: kurtiSet.name }).getByLabel('Colour').fill('Rose jaal');
  await section.getByRole('button', { name: 'Save colours' }).click();
  await expect(page.getByText('Colours saved')).toBeVisible();
  await expectAccessibleInEveryScheme(page);

  await page.goto(`/product/${kurti.id}`);
  const colours = page.getByRole('navigation', { name: 'Colours' });
  await expect(colours.getByRole('link')).toHaveCount(2);
  await expectAccessibleInEveryScheme(page);
  await colours.getByRole('link', { name: 'Rose jaal' }).click();
  await expect(page).toHaveURL(`/product/${kurtiSet.id}`);
  await expect(colours.getByRole('link', { name: 'Rose jaal' })).toHaveAttribute('aria-current', 'page');
  await page.goto(`/collection?search=${encodeURIComponent(kurtiSet.name)}`);
  await expect(page.getByRole('article').filter({ hasText: '2 colours' }).first()).toBeVisible();

  await page.goto(`/admin/products/${kurti.id}`);
  await section.getByRole('button', { name: `Remove ${kurtiSet.name}` }).click();
  await section.getByRole('button', { name: 'Save colours' }).click();
  await expect(page.getByText('Colours saved')).toBeVisible();
});
