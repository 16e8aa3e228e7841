import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { Page } from '@playwright/test';
import { newEmail } from '../account.ts';
import { kurtiSet } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { openFilledCart } from '../shopper.ts';

const due = kurtiSet.pricePaise + (kurtiSet.pricePaise < 200_000 ? 10_000 : 0);
const payButton = { name: `Pay ${formatRupees(due)}` };

/** Selects SabPaisa in a guest’s cart and goes to its page. */
async function goToSabPaisa(page: Page): Promise<void> {
  await openFilledCart(page, kurtiSet.id, 'M', { email: newEmail('sabpaisa') });
  await page.getByRole('group', { name: 'Payment' }).getByLabel('SabPaisa').check();
  await page.getByRole('button', payButton).click();
  await expect(page.getByRole('heading', { name: 'SabPaisa' })).toBeVisible();
}

test('a guest pays at SabPaisa and comes back to the order', async ({ page }) => {
  await goToSabPaisa(page);
  await page.getByRole('button', payButton).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page).toHaveURL(/\/order-success\?orderId=/);
});

test('a guest whose card is declined or who turns back finds the cart as it was and can pay', async ({
  page,
}) => {
  await goToSabPaisa(page);
  await page.getByLabel(/Credit card/).check();
  await page.getByRole('button', payButton).click();
  await expect(page.getByText('The payment was not completed. Your cart is as it was.')).toBeVisible();
  await page.getByRole('group', { name: 'Payment' }).getByLabel('SabPaisa').check();
  await page.getByRole('button', payButton).click();
  await page.getByRole('button', { name: 'Back to the shop without paying' }).click();
  await expect(page).toHaveURL('/cart');
  await page.getByRole('group', { name: 'Payment' }).getByLabel('SabPaisa').check();
  await page.getByRole('button', payButton).click();
  await page.getByLabel(/Debit card/).check();
  await page.getByRole('button', payButton).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});
