import type { Locator, Page } from '@playwright/test';
import { kurti, kurtiSet } from '../catalogue.ts';
import { watchLayoutShift } from '../layout-shift.ts';
import { CREATE_CALL, payButton } from '../paying.ts';
import { expect, test } from '../shop-test.ts';
import { fillDelivery, openFilledCart, putInCart } from '../shopper.ts';

const summary = (page: Page): Locator => page.getByRole('region', { name: 'Totals' });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

test('on a large screen the total and Pay stay beside the items and the address, without layout shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const readShift = await watchLayoutShift(page);
  await putInCart(page, kurtiSet.id, { S: 1, M: 1, L: 1, XL: 1 });
  await page.goto('/cart');
  const form = page.getByRole('form', { name: 'Checkout' });
  await expect(payButton(page)).toBeInViewport();
  const [left, right] = [await boxOf(form), await boxOf(summary(page))];
  expect(left.x + left.width).toBeLessThan(right.x);
  await page.getByLabel('Country').focus();
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  await expect(summary(page)).toBeInViewport({ ratio: 1 });
  const inner = await page.evaluate(() =>
    [...document.querySelectorAll('main *')].filter(
      (part) => part.clientHeight > 0 && ['auto', 'scroll'].includes(getComputedStyle(part).overflowY),
    ),
  );
  expect(inner).toHaveLength(0);
  expect(await readShift()).toBeLessThan(0.02);
});

test('on a phone the only Pay button stays in view and covers no field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const readShift = await watchLayoutShift(page);
  await putInCart(page, kurtiSet.id, { S: 1, M: 1, L: 1 });
  await page.goto('/cart');
  await expect(payButton(page)).toHaveCount(1);
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  expect(await readShift()).toBeLessThan(0.02);
  const order = ['First name', 'Last name', 'Phone', 'Email', 'PIN code', 'City', 'State'];
  await page.getByLabel('First name').focus();
  for (const label of [...order, 'House, street and area', 'Country']) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toBeFocused();
    const [top, bar] = [await boxOf(field), await boxOf(page.locator('.pay-bar'))];
    expect(top.y + top.height, label).toBeLessThanOrEqual(bar.y);
    await expect(payButton(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
  await payButton(page).click();
  await expect(page.locator('.pay-bar').getByText('Fill Address Details to Proceed')).toBeInViewport();
  await expect(page.getByLabel('First name')).toBeFocused();
  await fillDelivery(page, { email: 'phone@guest.example' });
  const answered = page.waitForResponse(CREATE_CALL);
  await payButton(page).click();
  expect((await answered).status()).toBe(200);
});

test('pressing Enter in the quantity or the coupon field never pays', async ({ page }) => {
  await openFilledCart(page, kurti.id, 'M', { email: 'enter@guest.example' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByLabel(/^Quantity of/).press('Enter');
  await page.getByLabel('Coupon code').press('Enter');
  await expect(page.getByText('Please enter a coupon code')).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  expect(asked.filter((path) => path.endsWith('/create-order'))).toEqual([]);
});
