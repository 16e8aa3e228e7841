import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryScheme } from '../accessibility.ts';
import { kurti, kurtiSet } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { fillDelivery, openCart, paymentWindow } from '../shopper.ts';

async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Coupon code').fill(code);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
}

function totals(page: Page) {
  return page.getByRole('region', { name: 'Totals' });
}

test('a guest applies a coupon, sees the saving, removes it and finally pays with it', async ({ page }) => {
  await openCart(page, kurtiSet.id, 'M');
  await applyCode(page, ' welcome10 ');
  await expect(page.getByText('Coupon applied successfully!')).toBeVisible();
  const saved = Math.floor((kurtiSet.pricePaise * 10 + 50) / 100);
  await expect(totals(page).getByText(`−${formatRupees(saved)}`)).toBeVisible();

  await page.reload();
  await expect(totals(page).getByText('Coupon WELCOME10')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expect(page.getByText('Coupon removed')).toBeVisible();
  await expect(totals(page).getByText('Coupon WELCOME10')).toBeHidden();

  await page.getByText('Available coupons').click();
  await page.getByRole('button', { name: 'Apply WELCOME10' }).click();
  await fillDelivery(page, { email: 'thrifty@guest.example' });
  const due = kurtiSet.pricePaise - saved + (kurtiSet.pricePaise < 200_000 ? 10_000 : 0);
  await page.getByRole('button', { name: `Pay ${formatRupees(due)}` }).click();
  await paymentWindow(page)
    .getByRole('button', { name: `Pay ${formatRupees(due)}` })
    .click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('the coupon that saves most comes first with its saving, and free delivery is not offered when it is free', async ({
  page,
}) => {
  await openCart(page, kurti.id, 'M');
  await page.getByLabel(/^Quantity of/).fill('2');
  await page.getByLabel(/^Quantity of/).press('Enter');
  await expect(totals(page).getByText('FREE', { exact: true })).toBeVisible();
  await page.getByText('Available coupons').click();
  const offers = page.getByRole('region', { name: 'Coupon' }).getByRole('listitem');
  await expect(offers.first()).toContainText(`FESTIVE20 20% off from ₹2,500, at most ₹500`);
  await expect(offers.first()).toContainText('You save ₹500');
  await expect(offers.filter({ hasText: 'FLAT200' })).toContainText('You save ₹200');
  await expect(offers.filter({ hasText: 'FREESHIP' })).toHaveCount(0);
  await expectAccessibleInEveryScheme(page, [360, 1440]);
});

test('a code that cannot be used is refused with the reason, and the totals do not change', async ({
  page,
  complaints,
}) => {
  await openCart(page, kurti.id, 'M');
  const before = await totals(page).innerText();
  for (const [code, reason] of [
    ['', 'Please enter a coupon code'],
    ['NOSUCH', 'Invalid coupon code'],
    ['ENDED15', 'This coupon has expired'],
  ] as const) {
    await applyCode(page, code);
    await expect(page.getByRole('region', { name: 'Coupon' }).getByText(reason)).toBeVisible();
    if (code)
      await expect(page.getByRole('region', { name: 'Notifications' }).getByText(reason)).toBeVisible();
  }
  expect(await totals(page).innerText()).toBe(before);
  // The browser logs each error response.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404'), expect.stringContaining('409')]);
});

test('a shopper sees an error message when a coupon code cannot be checked', async ({ page, complaints }) => {
  await openCart(page, kurti.id, 'M');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await page.route('**/api/coupon/validate', (route) => route.abort());
  await applyCode(page, 'WELCOME10');
  await expect(toasts.getByText('Failed to apply coupon. Please try again.')).toBeVisible();
  await page.unroute('**/api/coupon/validate');
  await page.route('**/api/coupon/validate', (route) => route.fulfill({ status: 502, body: '<html>' }));
  await applyCode(page, 'WELCOME10');
  await expect(toasts.getByText('Failed to validate coupon')).toBeVisible();
  complaints.splice(0);
});

test('a coupon whose minimum is no longer met is removed from the cart, with the reason', async ({
  page,
  complaints,
}) => {
  await openCart(page, kurti.id, 'M');
  await page.getByLabel(/^Quantity of/).fill('3');
  await applyCode(page, 'FESTIVE20');
  await expect(totals(page).getByText('Coupon FESTIVE20')).toBeVisible();
  await page.getByLabel(/^Quantity of/).fill('1');
  await page.getByLabel(/^Quantity of/).press('Enter');
  const reason = page.getByText(/^Add ₹[\d,]+ more to use this coupon$/).filter({ visible: true });
  await expect(reason.first()).toBeVisible();
  await expect(totals(page).getByText('Coupon FESTIVE20')).toBeHidden();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('the PIN code fills in city and state', async ({ page }) => {
  await openCart(page, kurti.id, 'M');
  await page.getByLabel('PIN code').fill('302001');
  await expect(page.getByLabel('City')).toHaveValue('Jaipur');
  await expect(page.getByLabel('State')).toHaveValue('Rajasthan');
});
