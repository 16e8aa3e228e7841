import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { APIRequestContext } from '@playwright/test';
import { newEmail } from '../account.ts';
import { signInOwner } from '../admin.ts';
import { findProduct, kurtiSet } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { openFilledCart, paymentWindow } from '../shopper.ts';

const setPrice = formatRupees(kurtiSet.pricePaise + (kurtiSet.pricePaise < 200_000 ? 10_000 : 0));

/** Creates a coupon for everything as the owner, who can end it. */
async function makeCoupon(request: APIRequestContext, code: string) {
  await signInOwner(request);
  const post = async (path: string, data: object) =>
    (await request.post(`/api/admin/coupon/${path}`, { data })).json();
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

test('a guest orders without a payment when a coupon makes the cart free', async ({ page, request }) => {
  const code = `GIFT${Date.now() % 1_000_000}`;
  await makeCoupon(request, code);
  const dear = findProduct(({ hasSize, pricePaise, stock }) => {
    const units = Object.values(stock).some((left) => Number(left) > 3);
    return hasSize && pricePaise >= 200_000 && units;
  });
  const [size = ''] = Object.entries(dear.stock as Record<string, number>).find(([, left]) => left > 3) ?? [];
  await openFilledCart(page, dear.id, size, { email: newEmail('gift') });
  await page.getByLabel('Coupon code').fill(code);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Pay Rs. 0' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('a coupon that ends before payment is refused with the reason, and the cart shows the full total', async ({
  page,
  request,
  complaints,
}) => {
  const code = `ENDS${Date.now() % 1_000_000}`;
  const coupon = await makeCoupon(request, code);
  await openFilledCart(page, kurtiSet.id, 'M', { email: newEmail('ended') });
  await page.getByLabel('Coupon code').fill(code);
  // Selecting it asks the shop about the code once more; after that the page trusts it.
  const isAskedAgain = page.waitForRequest('**/api/coupon/available');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Coupon applied successfully!')).toBeVisible();
  await isAskedAgain;
  await coupon.end();
  await page.getByRole('button', { name: /^Pay / }).click();
  const reason = page
    .getByRole('region', { name: 'Summary', exact: true })
    .getByRole('alert')
    .filter({ hasText: /coupon/i });
  await expect(reason).toBeVisible();
  await expect(page.getByRole('button', { name: `Pay ${setPrice}` })).toBeVisible();
  complaints.splice(0);
});

test('a price raised after the page was opened is shown as a new total and charged only after another click', async ({
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
  await openFilledCart(page, kurtiSet.id, 'M', { email: newEmail('raised') });
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
