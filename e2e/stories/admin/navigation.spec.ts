import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { addStaff, openAsOwner, openAsStaff } from '../../admin.ts';
import { tabTo } from '../../keyboard.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner goes from group to group of the navigation by keyboard alone, and the current one is open', async ({
  page,
}) => {
  await openAsOwner(page);
  const menu = page.getByRole('navigation', { name: 'Admin' });
  const group = (name: string) => menu.getByRole('button', { name });
  await expect(menu.getByRole('button')).toHaveText([
    'Orders',
    'Products',
    'Customers',
    'Money',
    'Marketing',
    'Shop',
  ]);
  await expect(menu.getByRole('link')).toHaveText(['Today']);
  await tabTo(group('Money'));
  await page.keyboard.press('Enter');
  await expect(group('Money')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Refunds' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Refunds' })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Refunds' })).toHaveAttribute('aria-current', 'page');
  await expectAccessibleInEveryScheme(page, [1440]);

  // A page below another one, and a tab of a page.
  await page.goto('/admin/orders/by-phone/new');
  await expect(menu.locator('[aria-current]')).toHaveText('Orders by phone');
  await page.goto('/admin/catalogue/synonyms');
  await expect(menu.locator('[aria-current]')).toHaveText('Searches');
  await group('Products').press('Enter');
  await expect(menu.getByRole('link')).toHaveText(['Today']);
});

test('on a phone the menu opens at the group of the page, and leads to a page of another group', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openAsOwner(page, '/admin/newsletter/alerts');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link')).toHaveText([
    'Today',
    'Analytics',
    'Coupons',
    'Offers',
    'Abandoned checkouts',
    'Newsletter',
  ]);
  await expect(menu.locator('[aria-current]')).toHaveText('Newsletter');
  await menu.getByRole('button', { name: 'Shop' }).click();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Failed jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Failed jobs' })).toBeFocused();
});

test('an accountant sees few pages, so that all groups are open and one of a single page is a link', async ({
  page,
}) => {
  await openAsStaff(page, await addStaff(page, 'accountant'));
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link')).toHaveText([
    'Today',
    'Orders',
    'Products',
    'Refunds',
    'Cash on delivery',
    'Courier bills',
    'GST',
    'Analytics',
  ]);
  await expect(menu.getByRole('button')).toHaveText(['Money']);
  // Accountants pack nothing, so Today has no such tasks for them.
  await expect(page.getByRole('heading', { name: 'How business is going' })).toBeVisible();
  await expect(page.getByText('Orders to pack')).toHaveCount(0);
  await expectAccessible(page);
});

test('the owner chooses dense lists, sees 18 products on a laptop’s screen, and finds the choice again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsOwner(page, '/admin/products');
  const rows = page.getByRole('table', { name: 'Products' }).getByRole('row');
  await expect(rows.nth(18)).not.toBeInViewport({ ratio: 1 });
  const dense = page.getByRole('button', { name: 'Dense lists' });
  await dense.click();
  await expect(dense).toHaveAttribute('aria-pressed', 'true');
  // The first row has the column heads.
  await expect(rows.nth(18)).toBeInViewport({ ratio: 1 });
  await expectAccessibleInEveryScheme(page, [1440]);
  await page.goto('/admin/orders?state=all');
  await expect(dense).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleInEveryScheme(page);
});
