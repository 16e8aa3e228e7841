import { expectAccessible } from '../accessibility.ts';
import { addProduct } from '../add-product.ts';
import { openAsOwner } from '../admin.ts';
import { kurti } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { openCart } from '../shopper.ts';

test('a shopper checks when a kurti arrives, sees it again after a reload and sees the dates at checkout', async ({
  page,
}) => {
  await page.goto(`/product/${kurti.id}`);
  await page.getByRole('button', { name: 'When does it arrive?' }).click();
  const box = page.getByRole('form', { name: 'When does it arrive?' });
  await box.getByLabel('Delivery PIN code').fill('5600');
  await box.getByRole('button', { name: 'Check' }).click();
  await expect(box.getByText('A PIN code has 6 digits')).toBeVisible();
  await box.getByLabel('Delivery PIN code').fill('560 034');
  await box.getByRole('button', { name: 'Check' }).click();
  await expect(box.getByText(/^Arrives .+ to .+ at 560034, if you order now/)).toBeVisible();
  await expectAccessible(page);
  // The page is cached for everybody and must not contain anyone's PIN.
  expect(await (await page.request.get(page.url())).text()).not.toContain('560034');
  await page.reload();
  await expect(box.getByText(/at 560034/)).toBeVisible();

  await openCart(page, kurti.id, 'M');
  await page.getByLabel('PIN code').fill('560034');
  await expect(page.getByText(/^Arrives .+ to /)).toBeVisible();
});

test('a shopper on a phone names the PIN code above a list, and reads when its products arrive', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/collection');
  const list = page.getByRole('main');
  await list.getByRole('button', { name: 'Where shall we deliver?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where shall we deliver?' });
  await dialog.getByLabel('Delivery PIN code').fill('560034');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText(/at 560034/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list.getByRole('button', { name: 'Deliver to 560034' })).toBeVisible();
  await page.reload();
  await expect(list.getByText(/^Arrives .+ to /)).toBeVisible();
  await expectAccessible(page);
});

test('the owner says how many days a product takes to make; a shopper reads it, and dates that count them', async ({
  page,
  openElsewhere,
}) => {
  const { id, name } = await addProduct();
  await openAsOwner(page, `/admin/products/${id}`);
  await page.getByText('weight and box of L').click();
  await expect(page.getByLabel('Days to make')).toBeHidden();
  await page.getByLabel('Made to order').last().fill('5');
  await page.getByLabel('Days to make').fill('61');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('At most 60')).toBeVisible();
  await page.getByLabel('Days to make').fill('24');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const shopper = await openElsewhere();
  await shopper.goto(`/product/${id}`);
  await expect(shopper.getByText('Made to order, ready in 24 working days')).toBeVisible();
  await shopper.getByRole('button', { name: 'When does it arrive?' }).click();
  const box = shopper.getByRole('form', { name: 'When does it arrive?' });
  await box.getByLabel('Delivery PIN code').fill('560034');
  await box.getByRole('button', { name: 'Check' }).click();
  const promised = await box.getByText(/^Arrives .+ at 560034/).textContent();
  const arrival = promised?.split(' at 560034')[0] ?? '';
  await expectAccessible(shopper);

  await shopper.goto(`/collection?search=${encodeURIComponent(name)}`);
  await expect(shopper.getByRole('article').filter({ hasText: name }).getByText(arrival)).toBeVisible();
  // Above the list is the date of what is on the shelf.
  const ofTheOthers = shopper
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Arrives/ });
  await expect(ofTheOthers).toBeVisible();
  await expect(ofTheOthers).not.toHaveText(arrival);
  await expectAccessible(shopper);

  await openCart(shopper, id, 'L');
  await shopper.getByLabel('PIN code').fill('560034');
  await expect(shopper.getByText(arrival)).toBeVisible();
  await expect(shopper.getByText('send it within 26 to 27 business days')).toBeVisible();
});
