import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { expectAccessible } from '../../accessibility.ts';
import { addStaff, openAsOwner, openAsStaff } from '../../admin.ts';
import { kurti } from '../../catalogue.ts';
import { expect, test } from '../../shop-test.ts';
import { openCart } from '../../shopper.ts';

test('the owner creates a coupon and previews a cart’s total, and a shopper’s cart shows the same total', async ({
  page,
  openElsewhere,
}) => {
  const code = `MONSOON${Date.now()}`;
  await openAsOwner(page, '/admin/coupons');
  await page.getByRole('link', { name: 'New coupon' }).click();
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await page.getByLabel('Name', { exact: true }).fill('Monsoon');
  await page.getByLabel('Per cent').fill('12.5');
  await page.getByLabel('At most').fill('500');

  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByLabel('Goods for').fill('');
  await preview.getByLabel('Plus a product').fill(kurti.name);
  await preview
    .getByRole('button', { name: `Add ${kurti.name}` })
    .first()
    .click();
  const discount = Math.min(50_000, Math.floor((kurti.pricePaise * 1_250 + 5_000) / 10_000));
  const delivery = kurti.pricePaise < 200_000 ? 10_000 : 0;
  const due = formatRupees(kurti.pricePaise - discount + delivery);
  await expect(preview.getByText(due)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();

  const shoppers = await openElsewhere();
  await openCart(shoppers, kurti.id, 'M');
  await shoppers.getByLabel('Coupon code').fill(code);
  await shoppers.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(shoppers.getByRole('region', { name: 'Totals' }).getByText(due)).toBeVisible();

  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await shoppers.reload();
  const area = shoppers.getByRole('region', { name: 'Coupon' });
  await expect(area.getByText('This coupon has expired')).toBeVisible();
});

test('errors in a coupon are shown at their fields, and an existing code is refused', async ({
  page,
  complaints,
}) => {
  await openAsOwner(page, '/admin/coupons/new');
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await expect(page.getByRole('alert').getByText('Please complete: Code, Name.')).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.getByLabel('Code', { exact: true }).fill('WELCOME10');
  await page.getByLabel('Per cent').fill('110');
  await page.getByLabel('Until').fill('2020-01-01T10:00');
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await expect(page.getByText('At most 100%')).toBeVisible();
  await expect(page.getByText('Please enter a name')).toBeVisible();
  await page.getByLabel('Per cent').fill('10');
  await page.getByLabel('Name', { exact: true }).fill('Again');
  await expect(page.getByText('The end must be after the start')).toBeVisible();
  await page.getByLabel('Until').fill('');
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await expect(page.getByText('codes cannot be reused')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
});

test('a packer cannot see coupons', async ({ page, openElsewhere, complaints }) => {
  const packer = await addStaff(page, 'packer');
  const packers = await openElsewhere();
  await openAsStaff(packers, packer);
  await expect(packers.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(packers.getByRole('link', { name: 'Coupons' })).toHaveCount(0);
  await packers.goto('/admin/coupons');
  await expect(
    packers.getByRole('alert').filter({ hasText: 'This is not available to the role' }),
  ).toBeVisible();
  await expect(packers.getByText('WELCOME10')).toHaveCount(0);
  const status = await packers.evaluate(async () => (await fetch('/api/admin/coupon/list')).status);
  expect(status).toBe(403);
  expect(complaints).toEqual([]);
});

test('on a phone the owner finds a coupon and edits it by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAsOwner(page, '/admin/coupons');
  await expect(page.getByRole('link', { name: 'FLAT200' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Coupons' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Code or name').fill('FLAT200');
  await expect(page.getByText('FESTIVE20')).toHaveCount(0);
  await page.getByRole('link', { name: 'FLAT200' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Description').fill('₹200 off from ₹1,499');
  await page.getByLabel('Description').press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('FLAT200 saved')).toBeVisible();
  await expectAccessible(page);
});
