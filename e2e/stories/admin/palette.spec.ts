import { expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { newEmail } from '../../account.ts';
import { addStaff, openAsOwner, openAsStaff } from '../../admin.ts';
import { buyAsGuest } from '../../buy.ts';
import { expect, test } from '../../shop-test.ts';

test('a packer finds an order, a product and a page by keyboard alone, and can switch off single-key shortcuts', async ({
  page,
  request,
}) => {
  const guest = newEmail('palli-ette');
  const orderId = await buyAsGuest(request, { firstName: 'Palli', lastName: 'Ette', email: guest });
  const shortId = orderId.slice(-8).toUpperCase();
  const packer = await addStaff(page, 'packer');
  await openAsStaff(page, packer, '/admin');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();

  const palette = page.getByRole('dialog', { name: 'Search the admin' });
  const field = palette.getByRole('combobox');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(guest.slice(0, 20));
  await expect(palette.getByRole('group', { name: 'Orders' }).getByRole('option')).toHaveText([
    new RegExp(`^${shortId} · Palli Ette`),
  ]);
  await expect(palette.getByRole('status')).toContainText('Orders: 1');
  // Packers have no access to customers.
  await expect(palette.getByRole('group', { name: 'Customers' })).toHaveCount(0);
  await expectAccessibleInEveryScheme(page);
  // The order loads slowly, and its page must not take the focus from the palette opened in the meantime.
  const typed = Promise.withResolvers<void>();
  await page.route(`**/api/admin/order/detail?*`, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('anar');
  typed.resolve();
  await expect(page).toHaveURL(`/admin/orders/${orderId}`);
  await expect(page).toHaveTitle(new RegExp(shortId));
  await page.keyboard.type('kali');
  const products = palette.getByRole('group', { name: 'Products' }).getByRole('option');
  await expect(products.first()).toHaveText(/Anarkali/);
  await field.fill('courier fi');
  await expect(palette.getByRole('option').first()).toHaveText('Courier files');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Products' })).toBeFocused();
  await page.keyboard.press('/');
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('go?');
  await expect(search).toHaveValue('go?');
  await search.fill('');
  await search.blur();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByRole('definition').filter({ hasText: /^Orders$/ })).toBeVisible();
  await expect(help.getByText('Settings')).toBeHidden();
  await expectAccessibleInEveryScheme(page);
  await help.getByLabel('Shortcuts of single keys').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(/products/);
});

test('a packer saves a view of the orders, shares its address, renames it, deletes it and restores it', async ({
  page,
}) => {
  const packer = await addStaff(page, 'packer');
  await openAsStaff(page, packer, '/admin/orders');
  const views = page.getByRole('navigation', { name: 'Views of orders' });
  await views.getByRole('link', { name: 'All' }).click();
  await page.getByRole('combobox', { name: 'Payment' }).selectOption('Paid online');
  await page.getByLabel('Days').selectOption('Last 7 days');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Courier' }).check();
  await page.getByRole('checkbox', { name: 'Buyer' }).uncheck();
  await page.keyboard.press('Escape');
  const heads = page.getByRole('columnheader');
  const shown = ['', 'Order', 'Units', 'State', 'Payment', 'Courier', 'Amount'];
  await expect(heads).toHaveText([/./, ...shown.slice(1)]);

  await views.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Paid this week');
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  const own = views.getByRole('link', { name: 'Paid this week' });
  await expect(own).toHaveAttribute('aria-current', 'page');
  await expectAccessibleInEveryScheme(page);

  const address = page.url();
  await views.getByRole('link', { name: 'To ship' }).click();
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await page.reload();
  await expect(own).toHaveAttribute('aria-current', 'page');
  await expect(page.getByLabel('Days')).toHaveValue('last-7');
  await expect(heads).toHaveText([/./, ...shown.slice(1)]);

  await views.getByRole('button', { name: 'Change view Paid this week' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Paid lately');
  await page.getByRole('button', { name: 'Rename' }).click();
  await views.getByRole('button', { name: 'Change view Paid lately' }).click();
  await page.getByRole('button', { name: 'Delete the view' }).click();
  await expect(views.getByRole('link', { name: 'Paid lately' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(views.getByRole('link', { name: 'Paid lately' })).toBeVisible();

  // Views belong to each member of staff, but an address shows everybody the same.
  await page.context().clearCookies();
  await openAsOwner(page, address);
  await expect(heads).toHaveText([/./, ...shown.slice(1)]);
  await expect(page.getByRole('combobox', { name: 'Payment' })).toHaveValue('prepaid');
  await expect(views.getByRole('link', { name: 'Paid lately' })).toHaveCount(0);
});
