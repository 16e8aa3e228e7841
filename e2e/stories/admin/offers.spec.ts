import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { kurti } from '../../catalogue.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner makes an offer, sees what a cart would pay, and ends it; what a colleague saved is not overwritten', async ({
  page,
  openElsewhere,
  complaints,
}) => {
  const title = `Try two ${Date.now()}`;
  await openAsOwner(page, '/admin/offers');
  await page.getByRole('link', { name: 'New offer' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Per cent off').fill('15');
  await expect(page.getByText('Shoppers read: 2 pieces: 15% off')).toBeVisible();
  await page.getByLabel('It is for').selectOption('Products');
  const form = page.getByRole('group', { name: 'Products' });
  await form.getByLabel('Add a product').fill(kurti.name);
  await form
    .getByRole('button', { name: `Add ${kurti.name}` })
    .first()
    .click();

  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByLabel('A product in the cart').fill(kurti.name);
  await preview
    .getByRole('button', { name: `Add ${kurti.name}` })
    .first()
    .click();
  const whole = 2 * kurti.pricePaise;
  const discount = 2 * Math.floor((kurti.pricePaise * 15) / 100);
  await expect(preview.getByText(formatRupees(whole), { exact: true }).first()).toBeVisible();
  await expect(preview.getByText(`−${formatRupees(discount)}`)).toBeVisible();
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: 'Create offer' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Used 0 times, 0 held by open checkouts')).toBeVisible();

  const colleague = await openElsewhere();
  await openAsOwner(colleague, new URL(page.url()).pathname);
  await colleague.getByLabel('Total uses').fill('50');
  await colleague.getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByText('Used 0 of 50 times')).toBeVisible();
  await page.getByLabel('Total uses').fill('20');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody else has changed this meanwhile')).toBeVisible();

  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});
