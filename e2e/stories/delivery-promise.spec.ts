import { expectAccessible } from '../accessibility.ts';
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
