import { expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';

// Saves nothing, because other stories use the home page at the same time.
test('the owner sees the texts of the home page and is told what is missing from a new maker', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/catalogue/home/sections');
  await expect(page.getByLabel('Title')).toHaveValue('Sixteen steps, one cloth');
  await expect(page.getByRole('group', { name: 'Maker 2' }).getByLabel('Town')).toHaveValue(
    'Lucknow, Uttar Pradesh',
  );
  await page.getByRole('button', { name: 'Add a maker' }).click();
  const maker = page.getByRole('group', { name: 'Maker 7' });
  await maker.getByLabel('Who').fill('The weavers');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(maker.getByText('Please enter the town')).toBeVisible();
  await expect(maker.getByText('Please enter a sentence')).toBeVisible();
  await page.getByLabel('Up to (Rs.)').first().fill('1999');
  await page.getByRole('button', { name: 'Remove maker 7' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The same price appears twice')).toBeVisible();
  await expectAccessibleInEveryScheme(page);
});
