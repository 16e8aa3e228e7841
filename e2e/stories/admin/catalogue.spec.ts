import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { kurti, kurtiSet } from '../../catalogue.ts';
import { expect, test } from '../../shop-test.ts';

// Other stories run at the same time, so this one changes values that none of them uses.
test('the owner reorders filter values by keyboard, and shoppers see the new order', async ({
  page,
  openElsewhere,
}) => {
  await openAsOwner(page, '/admin/catalogue');
  await expect(page.getByRole('list', { name: 'Filters' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('list', { name: 'Filters' }).getByRole('link', { name: 'Occasion' }).click();
  const rows = page.getByRole('list', { name: 'Values' }).getByRole('listitem');
  const first = await rows.first().getByLabel('Name').inputValue();
  await page.getByRole('button', { name: `Move ${first} down` }).focus();
  await page.keyboard.press('Enter');
  await expect(rows.nth(1).getByLabel('Name')).toHaveValue(first);
  await expect(page.getByRole('button', { name: `Move ${first} down` })).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Occasion saved')).toBeVisible();
  await expectAccessible(page);

  const shoppers = await openElsewhere();
  const shown = () =>
    shoppers.evaluate(async () => {
      const { filters } = await (await fetch('/api/filter')).json();
      return filters.find((filter: { name: string }) => filter.name === 'occasion').values[1].displayName;
    });
  await shoppers.goto('/about');
  await expect.poll(shown).toBe(first);
  await page.getByRole('button', { name: `Move ${first} up` }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(shown).not.toBe(first);
});

test('a filter value that products use cannot be removed, and a new one cannot be saved without a value', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/catalogue/filters/material');
  const rows = page.getByRole('list', { name: 'Values' }).getByRole('listitem');
  await expect(rows.first().getByText(/\d+ products/)).toBeVisible();
  await expect(rows.first().getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a value' }).click();
  await rows.last().getByLabel('Name').fill('Bamboo');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a value')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
});

test('a shopper’s search for a synonym that the owner added finds products', async ({
  page,
  openElsewhere,
}) => {
  const word = `kurtika${Date.now() % 100_000}`;
  await openAsOwner(page, '/admin/catalogue/synonyms');
  await expectAccessible(page);
  await page.getByLabel('A word').fill('kurti');
  await page.getByRole('button', { name: 'Change kurti' }).click();
  const words = page.getByLabel('Means the same');
  await expect(words).toBeVisible();
  await expectAccessible(page);
  await words.press('Control+End');
  await page.keyboard.type(`\n${word}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Words saved')).toBeVisible();
  const shoppers = await openElsewhere();
  await shoppers.goto(`/collection?search=${word}`);
  await expect(
    shoppers.getByRole('heading', { name: kurti.name }).or(shoppers.getByText('Kurti')).first(),
  ).toBeVisible();
  await expect(shoppers.getByText('No products', { exact: false })).toHaveCount(0);
});

test('a colour word that the owner adds finds products until it is removed', async ({
  page,
  openElsewhere,
  complaints,
}) => {
  const word = `firangi${Date.now() % 100_000}`;
  await openAsOwner(page, '/admin/catalogue/words');
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('link', { name: 'Colour', exact: true }).click();
  await page.getByRole('button', { name: 'Add a word' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a word' });
  await adding.getByLabel('Word or phrase').fill('maroon');
  await expect(adding.getByLabel('Meaning')).toHaveValue('colour');
  await adding.getByLabel('Also finds').fill('teal');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(adding.getByText('“maroon” already exists: change it instead')).toBeVisible();
  // The browser logs error responses.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  await expectAccessibleInEveryScheme(page);
  await adding.getByLabel('Word or phrase').fill(word);
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText(`“${word}” added`)).toBeVisible();
  const row = page.getByRole('list', { name: 'Colour' }).getByRole('listitem').filter({ hasText: word });
  await expect(row).toContainText('teal');

  const shoppers = await openElsewhere();
  const isUnderstood = async () => {
    const reply = await shoppers.request.get(`/api/product/list?search=${word}`);
    return (await reply.json()).totalProducts > 0;
  };
  await expect.poll(isUnderstood).toBe(true);

  await page.getByLabel('A word').fill(word);
  await row.getByRole('button', { name: `Change ${word}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('No matching words.')).toBeVisible();
  await expect.poll(isUnderstood).toBe(false);
});

test('on a phone the owner adds a best seller and moves it to the end of the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAsOwner(page, '/admin/catalogue/best-sellers');
  const rows = page.getByRole('list', { name: 'Best sellers' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  const isThere = (await rows.filter({ hasText: kurtiSet.name }).count()) > 0;
  if (isThere) await page.getByRole('button', { name: `Remove ${kurtiSet.name}` }).click();
  await page.getByLabel('Add a product').fill(kurtiSet.name);
  await page
    .getByRole('button', { name: `Add ${kurtiSet.name}` })
    .first()
    .click();
  const down = page.getByRole('button', { name: `Move ${kurtiSet.name} down` });
  await down.focus();
  for (let step = 0; step < count; step += 1) await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Best sellers saved')).toBeVisible();
  await page.reload();
  await expect(rows.last()).toContainText(kurtiSet.name);
  await expectAccessible(page);
});
