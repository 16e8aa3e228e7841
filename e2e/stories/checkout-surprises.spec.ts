import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { Browser } from '@playwright/test';
import { newEmail } from '../account.ts';
import { signInAsOwner } from '../admin.ts';
import { findProduct, kurtiSet } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { addToCart, fillDelivery, paymentWindow } from '../shopper.ts';

const setPrice = formatRupees(kurtiSet.pricePaise + (kurtiSet.pricePaise < 200_000 ? 10_000 : 0));

/** The owner in the admin, who makes a coupon for everything and may end it. */
async function makeCoupon(browser: Browser, code: string) {
  const page = await (await browser.newContext()).newPage();
  await signInAsOwner(page);
  const post = (path: string, data: object) =>
    page.evaluate(
      async ([url, body]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(url, { method: 'POST', headers, body });
        return answer.json();
      },
      [`/api/admin/coupon/${path}`, JSON.stringify(data)] as const,
    );
  const terms = {
    name: 'A gift',
    description: '',
    discountType: 'percentage',
    percent: 100,
    amount: null,
    maximumDiscount: null,
    minimumOrderAmount: 0,
    startsAt: new Date(Date.now() - 60_000).toISOString(),
    endsAt: null,
    usageLimit: null,
    perShopperLimit: null,
    categories: [],
    isListed: false,
  };
  const { coupon } = await post('create', { code, terms });
  return { end: () => post('switch', { couponId: coupon.couponId, isActive: false }) };
}

test('a cart that a coupon makes free is ordered without a payment', async ({ page, browser }) => {
  const code = `GIFT${Date.now() % 1_000_000}`;
  await makeCoupon(browser, code);
  const dear = findProduct(({ hasSize, pricePaise, stock }) => {
    const units = Object.values(stock).some((left) => Number(left) > 3);
    return hasSize && pricePaise >= 200_000 && units;
  });
  const [size] = Object.entries(dear.stock as Record<string, number>).find(([, left]) => left > 3) ?? [];
  await addToCart(page, dear.id, size);
  await page.getByRole('link', { name: 'View Cart' }).click();
  await page.getByLabel('Coupon code').fill(code);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await fillDelivery(page, { email: newEmail('gift') });
  await page.getByRole('button', { name: 'Pay Rs. 0' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('a coupon that ends between cart and payment: the reason is said, nothing is paid, the true total stands', async ({
  page,
  browser,
  complaints,
}) => {
  const code = `ENDS${Date.now() % 1_000_000}`;
  const coupon = await makeCoupon(browser, code);
  await addToCart(page, kurtiSet.id, 'M');
  await page.getByRole('link', { name: 'View Cart' }).click();
  await page.getByLabel('Coupon code').fill(code);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Coupon applied successfully!')).toBeVisible();
  await fillDelivery(page, { email: newEmail('ended') });
  await coupon.end();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('form', { name: 'Checkout' }).getByRole('alert')).toContainText(/coupon/i);
  await expect(page.getByRole('button', { name: `Pay ${setPrice}` })).toBeVisible();
  complaints.splice(0);
});

test('a price that was raised since the page was opened: the new total is shown, and paid only by another click', async ({
  page,
  complaints,
}) => {
  const price = kurtiSet.pricePaise / 100;
  await page.route('**/cart/products*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(`${price}`, `${price - 1}`),
    });
  });
  await addToCart(page, kurtiSet.id, 'M');
  await page.getByRole('link', { name: 'View Cart' }).click();
  await fillDelivery(page, { email: newEmail('raised') });
  await expect(page.getByRole('button', { name: /^Pay / })).not.toHaveText(`Pay ${setPrice}`);
  await page.unrouteAll();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('The total has changed. Please check the new amount.')).toBeVisible();
  await page.getByRole('button', { name: `Pay ${setPrice}` }).click();
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay Rs\./ })
    .click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});
