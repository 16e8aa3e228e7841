import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { findProduct, kurti } from '../../catalogue.ts';
import { tabToAndPress } from '../../keyboard.ts';
import { expect, test } from '../../shop-test.ts';
import { openCart } from '../../shopper.ts';

/** A product too cheap for free delivery. */
const cheap = findProduct(
  ({ pricePaise, stock }) => pricePaise < 150_000 && Object.hasOwn(Object(stock), 'M'),
);

// Other stories run at the same time, so this one changes settings that none of them uses.
test('the owner sets the free delivery threshold and a zone’s fee, and shoppers see both', async ({
  page,
  openElsewhere,
}) => {
  const shoppers = await openElsewhere();
  await shoppers.goto(`/product/${kurti.id}`);
  await expect(shoppers.getByText('free from Rs. 2,000', { exact: false })).toBeVisible();

  await openAsOwner(page, '/admin/settings/delivery');
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true });
  await delivery.getByLabel('Free from').fill('2000.50');
  await delivery.getByRole('button', { name: 'Add a zone of states' }).click();
  const zone = delivery.getByRole('group', { name: 'Zone 1' });
  await zone.getByLabel('Name').fill('Hills');
  await zone.getByLabel('Fee there').fill('250');
  await delivery.getByRole('button', { name: 'Save' }).click();
  await expect(zone.getByText('Please choose at least one state')).toBeVisible();
  await zone.getByLabel('Ladakh').check();
  await expectAccessible(page);
  await delivery.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved and in effect')).toBeVisible();
  const html = async () => (await shoppers.request.get(shoppers.url())).text();
  await expect.poll(html, { timeout: 20_000 }).toContain('Rs. 2,000.50');
  await shoppers.reload();
  await expect(shoppers.getByText('free from Rs. 2,000.50')).toBeVisible();
  await shoppers.goto('/terms-conditions');
  await expect(shoppers.getByText('free from Rs. 2,000.50')).toBeVisible();
  await expect(shoppers.getByText('To Ladakh it costs Rs. 250.')).toBeVisible();
  await openCart(shoppers, cheap.id, 'M');
  const totals = shoppers.getByRole('region', { name: 'Totals' });
  await expect(totals).toContainText('DeliveryRs. 100');
  await shoppers.getByLabel('State').selectOption('Ladakh');
  await expect(totals).toContainText('DeliveryRs. 250');

  await delivery.getByRole('button', { name: 'Restore defaults' }).click();
  await page.getByRole('button', { name: 'Restore them' }).click();
  await expect(delivery.getByLabel('Free from')).toHaveValue('2000');
  await page.goto('/admin/settings/audit?subject=shipping');
  await expect(page.getByText('Setting restored to its default: Delivery')).toBeVisible();
});

test('when the shop does not answer, the confirmation dialog for restoring defaults says so', async ({
  page,
  complaints,
}) => {
  await openAsOwner(page, '/admin/settings/delivery');
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true });
  await delivery.getByLabel('Free from').fill('2000.50');
  await delivery.getByRole('button', { name: 'Save' }).click();
  await page.route('**/api/admin/settings/reset', (route) => route.abort());
  await delivery.getByRole('button', { name: 'Restore defaults' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Restore them' }).click();
  await expect(question.getByRole('alert')).toHaveText('The shop did not answer. Please try again.');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);

  await page.unroute('**/api/admin/settings/reset');
  await question.getByRole('button', { name: 'Not now' }).click();
  await delivery.getByRole('button', { name: 'Restore defaults' }).click();
  await expect(question.getByRole('alert')).toHaveText('');
  await question.getByRole('button', { name: 'Restore them' }).click();
  await expect(delivery.getByLabel('Free from')).toHaveValue('2000');
});

test('invalid settings are reported at their fields and not saved', async ({ page }) => {
  await openAsOwner(page, '/admin/settings/shop');
  const contact = page.getByRole('region', { name: 'Contact' });
  await contact.getByLabel('Email').fill('care at gulmohar');
  await contact.getByLabel('Map link').fill('http://maps.example');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByText('Please enter a valid email address')).toBeVisible();
  await expect(contact.getByText('Please enter a web address that begins with https://')).toBeVisible();
  await page.reload();
  await expect(contact.getByLabel('Email')).toHaveValue('care@gulmohar.example');

  await page.goto('/admin/settings/legal');
  const tax = page.getByRole('region', { name: 'GST' });
  await tax.getByLabel('GSTIN').fill('08AABCG4821');
  await tax.getByRole('button', { name: 'Save' }).click();
  await expect(tax.getByText('Please enter a valid GSTIN', { exact: false })).toBeVisible();
  await tax.getByLabel('GSTIN').fill('08AABCG4821M1Z6');
  await expect(tax.getByText('its last character does not match the others')).toBeVisible();
  await tax.getByLabel('Your registration').selectOption('Not registered');
  await expect(tax.getByLabel('GSTIN')).toBeHidden();
  await tax.getByRole('button', { name: 'Save' }).click();
  await expect(tax.getByText('Please choose your state')).toBeVisible();
  await expectAccessible(page);
});

test('the owner is asked before leaving unsaved settings behind, and can stay or leave', async ({ page }) => {
  await openAsOwner(page, '/admin/settings/legal');
  const legal = page.getByRole('region', { name: 'Legal texts' });
  await legal.getByLabel('Courts').fill('Udaipur, Rajasthan');
  await page.getByRole('link', { name: 'Failed jobs' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(legal.getByLabel('Courts')).toHaveValue('Udaipur, Rajasthan');
  await page.getByRole('link', { name: 'Failed jobs' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Failed jobs' })).toBeVisible();
  await page.goBack();
  await expect(legal.getByLabel('Courts')).toHaveValue('Raipur, Chhattisgarh');
});

test('on a phone the owner adds a social media link by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAsOwner(page, '/admin/settings/shop');
  const elsewhere = page.getByRole('region', { name: 'Social media' });
  await elsewhere.getByRole('button', { name: 'Add a place' }).focus();
  await page.keyboard.press('Enter');
  await elsewhere.getByLabel('Place 5', { exact: true }).fill('Pinterest');
  await elsewhere.getByLabel('Address of place 5').fill('https://www.pinterest.com/');
  await elsewhere.getByLabel('Address of place 5').press('Enter');
  await expect(page.getByText('Saved and in effect')).toBeVisible();
  await expectAccessible(page);
  await elsewhere.getByRole('button', { name: 'Remove place 5' }).click();
  await elsewhere.getByRole('button', { name: 'Save' }).click();
  await expect(elsewhere.getByLabel('Place 5', { exact: true })).toHaveCount(0);
});

test('the owner reaches a group of settings by its link, by keyboard alone, by its name in the palette, and at its earlier address', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/settings');
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  const groups = page.getByRole('list', { name: 'Payment' }).getByRole('link');
  await expect(groups).toHaveText(['Prepaid discount', 'Cash on delivery', 'Gift cards', 'Refunds of cash']);
  await expectAccessibleInEveryScheme(page);
  await tabToAndPress(groups.nth(1));
  await expect(heading('Cash on delivery')).toBeFocused();
  await expect(heading('Cash on delivery')).toBeInViewport();
  await expect(page).toHaveURL('/admin/settings/payment#cod');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Offer cash on delivery')).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('rates of couriers');
  await expect(page.getByRole('option').first()).toHaveText('Settings: Rates of couriers');
  await page.keyboard.press('Enter');
  await expect(heading('Rates of couriers')).toBeFocused();
  await expectAccessible(page);

  const pages = page.getByRole('navigation', { name: 'Settings' });
  await expect(pages.getByRole('link', { name: 'Couriers and boxes' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await tabToAndPress(pages.getByRole('link', { name: 'Audit log' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeFocused();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/settings#tax');
  await expect(page).toHaveURL('/admin/settings/legal#tax');
  await expect(heading('GST')).toBeFocused();
  await expect(heading('GST')).toBeInViewport();
  await page.reload();
  await expect(heading('GST')).toBeFocused();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
});

test('the owner searches all settings, changes one of those found, and finds staff there, too', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/settings');
  const search = page.getByRole('searchbox', { name: 'Search all settings' });
  const found = page.getByRole('main').getByRole('heading', { level: 2 });
  // Two words of a label.
  await search.fill('second approv');
  await expect(found).toHaveText(['Refunds of cash']);
  await expect(page.getByRole('status').filter({ hasText: '1 found' })).toBeVisible();
  await expectAccessibleInEveryScheme(page);
  const payouts = page.getByRole('region', { name: 'Refunds of cash' });
  const field = payouts.getByRole('textbox');
  const before = await field.inputValue();
  await field.fill('4321');
  await search.fill('second approve');
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await payouts.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved and in effect')).toBeVisible();
  await payouts.getByRole('button', { name: 'Restore defaults' }).click();
  await page.getByRole('button', { name: 'Restore them' }).click();
  await expect(field).toHaveValue(before);

  await search.fill('zzz');
  await expect(page.getByRole('status').filter({ hasText: '0 found' })).toBeVisible();
  await expect(found).toHaveCount(0);
  await search.fill('team');
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeFocused();
});
