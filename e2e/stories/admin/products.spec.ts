import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { axeFaults, expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { expect, test } from '../../shop-test.ts';
import { addToCart } from '../../shopper.ts';

const PICTURES = path.resolve(import.meta.dirname, '../../../demo/pictures');

/** Returns three different pictures of the demo shop. */
async function pictureFiles() {
  const { demoProducts } = await import('@gulmohar/demo/catalogue/products.ts');
  const { globSync } = await import('node:fs');
  const files = globSync(`${demoProducts[0]?.slug ?? '*'}*/800.webp`, { cwd: PICTURES }).slice(0, 3);
  return Promise.all(
    files.map(async (name, at) => ({
      name: `picture-${at + 1}.webp`,
      mimeType: 'image/webp',
      buffer: await readFile(path.join(PICTURES, name)),
    })),
  );
}

async function fillProduct(page: Page, name: string): Promise<void> {
  await openAsOwner(page, '/admin/products/new');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Description').fill('Printed by hand in Bagru.');
  await page.getByLabel('Price (Rs.)').fill('1,299');
  await page.getByLabel('MRP (Rs.)').fill('1599');
  await page.getByLabel('HSN code').fill('6204');
  await page.getByLabel('Category', { exact: true }).fill('Women');
  await page.getByLabel('Sub-category').fill('Topwear');
  await page.getByRole('button', { name: 'Indigo', exact: true }).click();
  for (let size = 0; size < 5; size += 1)
    await page
      .getByLabel('Units')
      .nth(size)
      .fill(String(size + 2));
  await page.getByRole('radio', { name: 'On sale As soon as' }).check();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('the owner adds a product with 3 pictures and 5 sizes, and a shopper’s next search finds it', async ({
  page,
  openElsewhere,
}) => {
  test.setTimeout(240_000);
  const name = `Neelkanth Kurti ${Date.now().toString(36)}`;
  await fillProduct(page, name);
  await page.getByLabel('Add pictures').setInputFiles(await pictureFiles());
  await expect(page.getByText('picture-3.webp')).toBeVisible();
  await page.getByRole('button', { name: 'Move picture-3.webp forward' }).click();
  await expect(page.getByRole('button', { name: 'Move picture-3.webp forward' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: '.webp' })).toContainText(['-1', '-3', '-2']);
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText(`${name} added`)).toBeVisible();

  const shopper = await openElsewhere();
  const response = await shopper.request.get(`/api/product/list?search=${encodeURIComponent(name)}`);
  const [first] = (await response.json()).products;
  expect(first).toMatchObject({ name, sizes: ['S', 'M', 'L', 'XL', 'XXL'] });

  await expect(page.getByRole('button', { name: /^Edit picture/ })).toHaveCount(3, { timeout: 150_000 });
  await page.getByRole('button', { name: 'Edit picture 1' }).click();
  await page
    .getByRole('dialog', { name: 'Picture' })
    .getByLabel('Description')
    .fill('Indigo kurti on a wall');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Indigo kurti on a wall')).toBeVisible();

  await shopper.goto(`/collection?search=${encodeURIComponent(name)}`);
  await shopper.getByRole('article').getByRole('link', { name }).click();
  await expect(shopper.getByRole('img', { name: 'Indigo kurti on a wall' })).toBeVisible();
  await expect(
    shopper.getByRole('group', { name: 'Size' }).getByRole('button', { name: 'XXL' }),
  ).toBeEnabled();
});

test('the owner sets a picture’s focal point, crops it and moves it by keyboard', async ({ page }) => {
  test.setTimeout(240_000);
  await fillProduct(page, `Cut Kurti ${Date.now().toString(36)}`);
  await page.getByLabel('Add pictures').setInputFiles((await pictureFiles()).slice(0, 2));
  await page.getByRole('button', { name: 'Save product' }).click();
  const first = page.getByRole('button', { name: 'Edit picture 1' });
  await expect(page.getByRole('button', { name: /^Edit picture/ })).toHaveCount(2, { timeout: 150_000 });
  const before = await first.locator('img').getAttribute('src');
  await first.press('Enter');
  await page
    .getByRole('button', { name: 'Focal point: 50% from the left, 50% from the top' })
    .press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Focal point: 50% from the left, 45%' })).toBeFocused();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  // An open dialog keeps key presses from the page behind it.
  await expect(dialog).toBeHidden();
  await first.press('Enter');
  await expect(page.getByRole('button', { name: 'Focal point: 50% from the left, 45%' })).toBeVisible();
  await page.getByRole('button', { name: 'Crop' }).press('Enter');
  await page.getByLabel('Size of the frame').press('Home');
  const frame = page.getByRole('button', { name: 'Area to keep; move it with the arrow keys' });
  const original = page.getByRole('img', { name: 'The original' });
  await original.click({ position: { x: 4, y: 4 } });
  const [corner, box] = [await original.boundingBox(), await frame.boundingBox()];
  expect(box?.x).toBeCloseTo(corner?.x ?? -1, 0);
  expect(box?.y).toBeCloseTo(corner?.y ?? -1, 0);
  await frame.press('ArrowDown');
  await page.getByRole('button', { name: 'Cut', exact: true }).press('Enter');
  await expect(first.locator('img')).not.toHaveAttribute('src', before ?? '', { timeout: 60_000 });
  await expect(page.getByRole('button', { name: /^Edit picture/ })).toHaveCount(2);
  const cut = await first.locator('img').getAttribute('src');
  await page.getByRole('button', { name: 'Move picture 1 back' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move picture 2 back' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Edit picture 2' }).locator('img')).toHaveAttribute(
    'src',
    cut ?? '',
  );
});

test('a shopper sees a price change in an open cart, and the owner undoes it', async ({
  page,
  openElsewhere,
}) => {
  const { products } = await (await page.request.get('/api/product/list?limit=1&search=dupatta')).json();
  const [{ _id: productId, price }] = products;
  const shopper = await openElsewhere();
  await addToCart(shopper, productId);
  await shopper.goto('/cart');
  await expect(shopper.getByText(`Rs. ${price.toLocaleString('en-IN')}`).first()).toBeVisible();

  // A repeated story finds the price that its first attempt set.
  const changed = price === 650 ? 660 : 650;
  await openAsOwner(page, `/admin/products/${productId}`);
  await page.getByLabel('Price (Rs.)').fill(String(changed));
  await save(page);
  const change = `Price changed from Rs. ${price.toLocaleString('en-IN')} to Rs. ${changed}`;
  // Prices in the shop may be two seconds old, so the shopper comes back to the tab until the new one is there.
  await expect(async () => {
    await shopper.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(shopper.getByText(change)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });

  await page.getByRole('button', { name: 'Undo: price' }).click();
  await expect(page.getByText('Last change undone')).toBeVisible();
  await expect(page.getByLabel('Price (Rs.)')).toHaveValue(String(price));
});

test('the owner is warned that somebody else saved the product in the meantime, and can load their version', async ({
  page,
  openElsewhere,
  complaints,
}) => {
  const { products } = await (await page.request.get('/api/product/list?limit=1&search=jutti')).json();
  const address = `/admin/products/${products[0]._id}`;
  const other = await openElsewhere();
  for (const admin of [page, other]) {
    await openAsOwner(admin, address);
    await admin.getByLabel('Description').fill(`Mine ${Math.random()}`);
  }
  await save(other);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Somebody else saved this product')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Description')).toHaveValue(
    await other.getByLabel('Description').inputValue(),
  );
});

test('the owner previews a draft on phone and desktop side by side, and nobody sees it without the link', async ({
  page,
}) => {
  await openAsOwner(page, '/admin/products?q=saree');
  await page.getByRole('table').getByRole('link').first().click();
  const original = page.url();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  // A retry starts with another copy.
  await expect(page).not.toHaveURL(original);
  const heading = page.getByRole('heading', { level: 1, name: /\(copy\)/ });
  await expect(heading).toBeVisible();
  const name = await heading.innerText();
  const productId = page.url().split('/').at(-1);
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Preview: ${name}` })).toBeFocused();
  for (const [device, width] of [
    ['phone', 390],
    ['desktop', 1280],
  ] as const) {
    const frame = page.frameLocator(`iframe[title="${name} on a ${device}"]`);
    await expect(frame.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(frame.getByText('Preview: this is how shoppers will see it.')).toBeVisible();
    expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
  expect(await axeFaults(page, undefined, false)).toEqual([]);
  const path = await page.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href');
  const response = await page.request.get(path ?? '');
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    'x-robots-tag': 'noindex',
  });
  const shopPage = await page.request.get('/');
  expect(shopPage.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect((await page.request.get('/preview/eyJhbGciOiJIUzI1NiJ9.e30.x')).status()).toBe(404);
  expect((await page.request.get(`/product/${productId}`)).status()).toBe(404);
  await page.goto(path ?? '');
  await expectAccessible(page);
});

test('the owner archives a product, restores it with Undo and deletes it, and its page answers accordingly', async ({
  page,
  openElsewhere,
}) => {
  const name = `Archived Kurti ${Date.now().toString(36)}`;
  await fillProduct(page, name);
  for (let size = 0; size < 5; size += 1) await page.getByLabel('Units').nth(size).fill('0');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const shopper = await openElsewhere();
  const address = `/product/${page.url().split('/').at(-1)}`;
  // Storefront pages may be cached for two seconds.
  const expectStatus = (status: number) =>
    expect.poll(async () => (await shopper.request.get(address)).status()).toBe(status);
  await expectStatus(200);

  await page.getByRole('button', { name: 'Archive' }).click();
  const dialog = page.getByRole('dialog');
  const rest = Promise.withResolvers<void>();
  await page.route('**/api/admin/product/choices', (route) => rest.promise.then(() => route.continue()));
  await dialog.getByRole('button', { name: 'Archive it' }).click();
  // Behind the dialog the page is up to date, except for the choices, but the question is still the same.
  await expect(page.getByRole('radio', { name: 'Archived', includeHidden: true })).toBeChecked();
  await expect(dialog.getByRole('heading')).toHaveText(`Archive ${name}?`);
  rest.resolve();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Archived' })).toBeChecked();
  await expectAccessibleInEveryScheme(page);
  await expectStatus(410);
  await shopper.goto(address);
  await expect(shopper.getByRole('heading', { name: 'We no longer sell this' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo: archive, on sale' }).click();
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();
  await expectStatus(200);

  // The notification covers the button as long as the pointer is over it.
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expectStatus(404);
});

test('on a phone neither the save bar nor the header covers the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAsOwner(page, '/admin/products?q=kurti');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByLabel('Description').fill('Not saved yet, so that the bar is there.');
  await expect(page.getByRole('region', { name: 'Save' })).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(coveredField)).toBe('');
    }
  }
});

/** Returns the focused field if its middle is hidden; '' if all is well. */
function coveredField(): string {
  const field = document.activeElement;
  if (!field || field.closest('section[aria-label="Save"], header')) return '';
  const { left, top, width, height } = field.getBoundingClientRect();
  // A visually hidden control is represented by its label.
  if (width < 8 || height < 8) return '';
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
  return topmost && (field.contains(topmost) || topmost.contains(field)) ? '' : field.outerHTML.slice(0, 200);
}
