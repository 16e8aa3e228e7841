import { expectAccessible } from '../../accessibility.ts';
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

  await openAsOwner(page);
  await page.getByRole('link', { name: 'Settings' }).click();
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
  await page.goto('/admin/audit?subject=shipping');
  await expect(page.getByText('Setting restored to its default: Delivery')).toBeVisible();
});

test('when the shop does not answer, the confirmation dialog for restoring defaults says so', async ({
  page,
  complaints,
}) => {
  await openAsOwner(page, '/admin/settings');
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
  await openAsOwner(page, '/admin/settings');
  const contact = page.getByRole('region', { name: 'Contact' });
  await contact.getByLabel('Email').fill('care at gulmohar');
  await contact.getByLabel('Map link').fill('http://maps.example');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByText('Please enter a valid email address')).toBeVisible();
  await expect(contact.getByText('Please enter a web address that begins with https://')).toBeVisible();
  const tax = page.getByRole('region', { name: 'GST' });
  await tax.getByLabel('GSTIN').fill('08AABCG4821');
  await tax.getByRole('button', { name: 'Save' }).click();
  await expect(tax.getByText('Please enter a valid GSTIN', { exact: false })).toBeVisible();
  await tax.getByLabel('GSTIN').fill('08AABCG4821M1Z6');
  await expect(tax.getByText('its last character does not match the others')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(contact.getByLabel('Email')).toHaveValue('care@gulmohar.example');
});

test('the owner is asked before leaving unsaved settings behind, and can stay or leave', async ({ page }) => {
  await openAsOwner(page, '/admin/settings');
  const legal = page.getByRole('region', { name: 'Legal texts' });
  await legal.getByLabel('Courts').fill('Udaipur, Rajasthan');
  await page.getByRole('link', { name: 'Coupons' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(legal.getByLabel('Courts')).toHaveValue('Udaipur, Rajasthan');
  await page.getByRole('link', { name: 'Coupons' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(legal.getByLabel('Courts')).toHaveValue('Raipur, Chhattisgarh');
});

test('on a phone the owner adds a social media link by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAsOwner(page, '/admin/settings');
  const elsewhere = page.getByRole('region', { name: 'Social media' });
  await elsewhere.getByRole('button', { name: 'Add a place' }).focus();
  await page.keyboard.press('Enter');
  await elsewhere.getByLabel('Place 4', { exact: true }).fill('Pinterest');
  await elsewhere.getByLabel('Address of place 4').fill('https://www.pinterest.com/');
  await elsewhere.getByLabel('Address of place 4').press('Enter');
  await expect(page.getByText('Saved and in effect')).toBeVisible();
  await expectAccessible(page);
  await elsewhere.getByRole('button', { name: 'Remove place 4' }).click();
  await elsewhere.getByRole('button', { name: 'Save' }).click();
  await expect(elsewhere.getByLabel('Place 4', { exact: true })).toHaveCount(0);
});

test('the owner reaches a group of settings by its link, by keyboard alone, and by its name in the palette', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/settings');
  const links = page.getByRole('navigation', { name: 'Settings groups' }).getByRole('link');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toBeVisible();
  expect(await links.allTextContents()).toEqual(await headings.allTextContents());
  const heading = (name: string) => headings.filter({ hasText: new RegExp(`^${name}$`) });
  await tabToAndPress(links.filter({ hasText: /^Cash on delivery$/ }));
  await expect(heading('Cash on delivery')).toBeFocused();
  await expect(heading('Cash on delivery')).toBeInViewport();
  await expect(page).toHaveURL('/admin/settings#cod');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Offer cash on delivery')).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('rates of couriers');
  await expect(page.getByRole('option').first()).toHaveText('Settings: Rates of couriers');
  await page.keyboard.press('Enter');
  await expect(heading('Rates of couriers')).toBeFocused();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/settings');
  await page.getByText('Go to', { exact: true }).click();
  await expectAccessible(page);
  await links.filter({ hasText: /^GST$/ }).press('Enter');
  await expect(heading('GST')).toBeFocused();
  await expect(heading('GST')).toBeInViewport();
  await page.reload();
  await expect(heading('GST')).toBeFocused();
});
