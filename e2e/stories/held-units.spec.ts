import { type APIRequestContext, type Browser, type Page, request as requests } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { linkFromMail, mailsTo, newEmail } from '../account.ts';
import { addProduct } from '../add-product.ts';
import { openAsOwner, signInOwner } from '../admin.ts';
import { endHolds } from '../operate.ts';
import { openWindow, payInWindow, success } from '../paying.ts';
import { sizes } from '../product-page.ts';
import { expect, test } from '../shop-test.ts';
import { fillDelivery } from '../shopper.ts';

const BACK = 'Back in stock';

async function changeStock(productId: string, reason: 'count' | 'delivery', units: number): Promise<void> {
  const { baseURL } = test.info().project.use;
  const owner = await requests.newContext(baseURL ? { baseURL } : {});
  await signInOwner(owner);
  const { product } = await (await owner.get(`/api/admin/product/get?productId=${productId}`)).json();
  const { variantId } = product.variants.find(({ size }: { size: string }) => size === 'M');
  const data = { productId, reason, changes: [{ variantId, units }] };
  const response = await owner.post('/api/admin/product/stock', { data });
  expect(response.status(), await response.text()).toBe(200);
  await owner.dispose();
}

/** Asks for an alert and confirms the address, as on the pages. */
async function askForAlert(request: APIRequestContext, productId: string, email: string): Promise<void> {
  const data = { productId, email, size: 'M' };
  expect((await request.post('/api/product/stock-alert', { data })).status()).toBe(200);
  const link = await linkFromMail(request, email, 'Confirm your stock alert');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  const response = await request.post('/api/product/stock-alert/confirm', { data: { token } });
  expect(response.status()).toBe(200);
}

async function wasTold(request: APIRequestContext, email: string): Promise<boolean> {
  return (await mailsTo(request, email)).some(({ subject }) => subject.startsWith(BACK));
}

async function openByMail(page: Page, email: string): Promise<void> {
  await expect.poll(() => wasTold(page.request, email)).toBe(true);
  const mail = (await mailsTo(page.request, email)).find(({ subject }) => subject.startsWith(BACK));
  expect(mail?.text).toMatch(
    /One unit in size M is held for you until .+\. After that it goes to whoever waits next\./,
  );
  const url = new URL(mail?.text.match(/https?:\/\/\S+held=\S+/)?.[0] ?? '');
  await page.goto(url.pathname + url.search);
}

async function expectSoldOutToStrangers(browser: Browser, productId: string): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await expect(async () => {
    await page.goto(`/product/${productId}`);
    await expect(sizes(page).getByRole('button', { name: 'M, sold out' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Tell me when M is back' })).toBeVisible();
  await expect(page.getByText(/eld for you/)).toBeHidden();
  await context.close();
}

test('of two shoppers who wait for one unit, who asked first is told and buys it, while it is sold out for others', async ({
  page,
  browser,
}) => {
  const { id } = await addProduct();
  await changeStock(id, 'count', 0);
  const [first, second] = [newEmail('first'), newEmail('second')];
  await askForAlert(page.request, id, first);
  await askForAlert(page.request, id, second);
  await changeStock(id, 'delivery', 1);
  await openByMail(page, first);
  await expect(page.getByText(/^Held for you until \d{1,2}:\d{2} [ap]m$/)).toBeVisible();
  await expectAccessible(page);
  expect(await wasTold(page.request, second)).toBe(false);
  await expectSoldOutToStrangers(browser, id);

  await expect(sizes(page).getByRole('button', { name: 'M', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await page.getByRole('dialog', { name: 'Added to Cart' }).getByRole('link', { name: 'View Cart' }).click();
  await fillDelivery(page, { email: first });
  await expect(page.getByText('Out of stock')).toBeHidden();
  await openWindow(page);
  await payInWindow(page);
  await expect(success(page)).toBeVisible();
  await expectSoldOutToStrangers(browser, id);
  expect(await wasTold(page.request, second)).toBe(false);
});

test('a unit whose time is over is offered to who waits next, and then to everybody', async ({ page }) => {
  const { id } = await addProduct();
  await changeStock(id, 'count', 0);
  const [first, second] = [newEmail('late'), newEmail('next')];
  await askForAlert(page.request, id, first);
  await askForAlert(page.request, id, second);
  await changeStock(id, 'delivery', 1);
  await openByMail(page, first);
  await expect(page.getByText(/^Held for you until/)).toBeVisible();
  endHolds(id);
  await expect.poll(() => wasTold(page.request, second)).toBe(true);
  await openByMail(page, first);
  await expect(sizes(page).getByRole('button', { name: 'M, sold out' })).toBeVisible();
  await expect(page.getByText(/eld for you/)).toBeHidden();
  await openByMail(page, second);
  await expect(page.getByText(/^Held for you until/)).toBeVisible();
  endHolds(id);
  await page.evaluate(() => localStorage.clear());
  await expect(async () => {
    await page.goto(`/product/${id}`);
    await expect(sizes(page).getByRole('button', { name: 'M', exact: true })).toBeEnabled({ timeout: 1_000 });
  }).toPass();
});

test('the owner sees how many units are held for alerts', async ({ page }) => {
  const { id } = await addProduct();
  await changeStock(id, 'count', 0);
  await askForAlert(page.request, id, newEmail('held'));
  await changeStock(id, 'delivery', 3);
  await openAsOwner(page, `/admin/products/${id}`);
  await expect(page.getByText('1 held for alerts')).toBeVisible();
  await expect(page.getByText('3 units')).toBeVisible();
  await expectAccessible(page);
});
