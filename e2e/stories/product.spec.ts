import { expectAccessible } from '../accessibility.ts';
import { addProduct } from '../add-product.ts';
import { findProduct, kurti, kurtiSet, labelled } from '../catalogue.ts';
import { expectHydrated } from '../hydrated.ts';
import { sizes, toast } from '../product-page.ts';
import { expect, test } from '../shop-test.ts';

test('the product page shows price, material and the terms of delivery and returns', async ({ page }) => {
  await page.goto(`/product/${kurti.id}`);
  const rupees = new Intl.NumberFormat('en-IN').format(kurti.pricePaise / 100);
  await expect(page.getByRole('main').getByText(`Rs. ${rupees}`, { exact: true }).first()).toBeVisible();
  for (const text of [
    'MRP and price include all taxes',
    kurti.description,
    /^UPI, cards, net banking/,
    kurti.fabricFacts.fabric,
    `${kurti.fabricFacts.origin}, India`,
    'Rs. 100; free from Rs. 2,000',
    'From 5 days after the order date until 7 days after delivery, easy exchange for another size',
  ]) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Related Products' }).getByRole('article')).toHaveCount(5);
});

test('a product that shows reviews shows their rating; one without any shows the specified one', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto(`/product/${kurti.id}`);
  await main.getByRole('link', { name: /^\d+ reviews?$/ }).click();
  await expect(page.getByRole('region', { name: 'Reviews' })).toBeInViewport();
  await expect(main.getByText('122 reviews')).toHaveCount(0);
  await page.goto(`/product/${labelled('demo-sold-out').id}`);
  await expect(main.getByText('122 reviews')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reviews' })).toHaveCount(0);
});

test('the note on returns leads to what the terms say about returns and refunds', async ({ page }) => {
  await page.goto(`/product/${kurti.id}`);
  await page.getByRole('link', { name: '7 days return, easy exchange' }).click();
  await page.getByRole('link', { name: '6. Returns and Refunds' }).click();
  await expect(page.getByText(/^We have a 7-day return policy/)).toBeInViewport();
});

test('a shopper expands a long description and collapses it again', async ({ page }) => {
  const end = 'Wear it at the end of a long day.';
  const { id } = await addProduct({
    description: `${'Printed by hand, washed and dried in the sun. '.repeat(12)}\n\n${end}`,
  });
  await page.goto(`/product/${id}`);
  const readMore = page.getByRole('button', { name: 'Read More' });
  await readMore.click();
  const showLess = page.getByRole('button', { name: 'Show Less' });
  await showLess.scrollIntoViewIfNeeded();
  await expect(page.getByText(end)).toBeInViewport({ ratio: 1 });
  await showLess.click();
  await expect(readMore).toBeVisible();
});

test('a shopper sees what completes the look, beside the product and once it is in the cart', async ({
  page,
}) => {
  await page.goto(`/product/${kurti.id}`);
  const look = page.getByRole('region', { name: 'Complete the Look' });
  const names = await look.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(names).toHaveLength(3);
  await sizes(page).getByRole('button', { name: 'M', exact: true }).click();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  const added = page.getByRole('dialog', { name: 'Added to Cart' });
  const goesWith = added.getByRole('region', { name: 'Complete the Look' }).getByRole('link');
  await expect(goesWith).toHaveText([/₹[\d,]+$/, /₹[\d,]+$/, /₹[\d,]+$/]);
  await expect(added.getByText('Rs.')).toHaveCount(0);
  await added.getByRole('link', { name: names[0] ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: names[0] ?? '' })).toBeVisible();
});

test('products opened before are shown below the next one and in the empty cart', async ({ page }) => {
  const other = findProduct(({ category }) => category === 'Sarees');
  for (const { id } of [kurti, other]) {
    await page.goto(`/product/${id}`);
    await expectHydrated(page);
  }
  const viewed = page.getByRole('region', { name: 'Recently Viewed' });
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText([kurti.name]);
  await page.goto('/cart');
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText([other.name, kurti.name]);
  await expect(page.getByRole('region', { name: 'Complete the Look' })).toBeVisible();
  await expectAccessible(page);
});

test('the offer that saves most is named with its condition', async ({ page }) => {
  const dear = findProduct(({ pricePaise }) => pricePaise === 899_900);
  await page.goto(`/product/${dear.id}`);
  await expect(page.getByText('Best offer: save ₹899.90 with WELCOME10')).toContainText('10% off from ₹999');
});

test('earrings have a material and a size, and are not offered in another size', async ({ page }) => {
  await page.goto(`/product/${findProduct(({ tags }) => tags.type.includes('jhumka')).id}`);
  const main = page.getByRole('main');
  for (const term of ['Material', 'Style', 'Size'])
    await expect(main.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible();
  for (const term of ['Fit', 'Length'])
    await expect(main.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toHaveCount(0);
  await expect(main.getByText(/another size|easy exchange/)).toHaveCount(0);
});

test('thumbnails show the four pictures, and a closer look loads the largest file', async ({ page }) => {
  const large: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/2400.avif')) large.push(request.url());
  });
  await page.goto(`/product/${kurti.id}`);
  await expectHydrated(page);
  const thumbnails = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(thumbnails).toHaveCount(4);
  const front = page.getByRole('button', { name: /^Look closer: .*Side slits and sleeves/ });
  const close = page.getByRole('button', { name: /^Look closer: .*, close up/ });
  await thumbnails.nth(2).click();
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(front).not.toBeInViewport();
  await expect(close).toBeInViewport();
  expect(large).toEqual([]);
  await close.click();
  const dialog = page.getByRole('dialog', { name: `${kurti.name}, picture 3` });
  const picture = dialog.getByRole('img', { name: /, close up/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/2400\.avif$/);
  expect(large).toHaveLength(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  const last = page.getByRole('dialog', { name: `${kurti.name}, picture 4` });
  await last.getByRole('button', { name: 'Previous picture' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(close).toBeFocused();
});

test('the share menu leads to WhatsApp, Facebook and Twitter and copies the link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/product/${kurti.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const address = encodeURIComponent(page.url());
  for (const place of ['WhatsApp', 'Facebook', 'Twitter']) {
    const link = page.getByRole('list', { name: 'Share' }).getByRole('link', { name: place });
    await expect(link).toHaveAttribute('href', new RegExp(address));
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the size chart shows body and garment measurements, in cm and inches', async ({ page }) => {
  await page.goto(`/product/${kurti.id}`);
  await page.getByRole('button', { name: 'Size chart' }).click();
  const chart = page.getByRole('dialog', { name: 'Size chart' });
  const body = chart.getByRole('table', { name: 'Body measurements' });
  await expect(body.getByRole('rowheader')).toHaveText(['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']);
  await expect(body.getByRole('row', { name: /^M / })).toContainText('91');
  await chart.getByRole('button', { name: 'inch' }).click();
  await expect(body.getByRole('row', { name: /^M / })).toContainText('35.8');
  await expect(chart.getByRole('table', { name: 'Garment measurements' })).toBeVisible();
  await expectAccessible(page);
});

test('a shopper compares a size with the same size of a product that they looked at before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/product/${kurtiSet.id}`);
  await expect(page.getByRole('button', { name: 'Size chart' })).toBeEnabled();
  await page.goto(`/product/${kurti.id}`);
  await page.getByRole('button', { name: 'Size chart' }).click();
  const compared = page.getByRole('region', { name: 'Compare with one you looked at' });
  await expect(compared.getByLabel('Product')).toHaveValue(kurtiSet.id);
  await compared.getByLabel('Size').selectOption('S');
  const table = compared.getByRole('table', { name: `size S, compared with ${kurtiSet.name}` });
  await expect(table.getByRole('columnheader', { name: kurtiSet.name })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Bust / })).toContainText(/\d/);
  await expectAccessible(page);
});

test('a product card shows the price, the rating and that the product is out of stock', async ({ page }) => {
  const product = labelled('demo-sold-out');
  await page.goto(`/collection?search=${encodeURIComponent(product.name)}`);
  const card = page.getByRole('article').filter({ hasText: product.name });
  await expect(card).toContainText('Out of stock');
  await expect(card).toContainText('4.8');
  await expect(card).toContainText('Rs. ');
});

test('search engines find the product’s structured data, without an invented rating', async ({ page }) => {
  await page.goto(`/product/${kurti.id}`);
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.map((text) => JSON.parse(text)['@type'])).toContain('ProductGroup');
  expect(facts.join()).not.toContain('ggregateRating');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('a sold-out product says so at once, and one tap leads to the stock alert', async ({ page }) => {
    await page.goto(`/product/${labelled('demo-sold-out').id}`);
    const way = page.getByRole('paragraph').filter({ has: page.getByRole('link', { name: 'NOTIFY ME' }) });
    await expect(way).toContainText('Out of stock');
    await expect(way).toBeInViewport({ ratio: 1 });
    await way.getByRole('link').click();
    await expect(page.getByRole('button', { name: 'NOTIFY ME' })).toBeInViewport({ ratio: 1 });
  });

  test('Add to Cart and Buy Now stay on the screen without hiding the end of the page', async ({ page }) => {
    await page.goto(`/product/${kurti.id}`);
    for (const place of [0, 900, 100_000]) {
      await page.evaluate((y) => scrollTo(0, y), place);
      await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'BUY NOW' })).toBeInViewport({ ratio: 1 });
    }
    const hidden = await page.evaluate(() => {
      const bar = document.querySelector('.buy-bar')?.getBoundingClientRect().top ?? 0;
      return (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0) > bar + 1;
    });
    expect(hidden).toBe(false);
  });

  test('a shopper who buys without a size is led to the sizes and told to select one', async ({ page }) => {
    const [firstSize = ''] = Object.keys(kurti.stock);
    await page.goto(`/product/${kurti.id}`);
    for (const [button, text] of [
      ['ADD TO CART', 'Please select a size'],
      ['BUY NOW', 'Please select a size before buying!'],
    ] as const) {
      await page.evaluate(() => scrollTo(0, 100_000));
      await page.getByRole('button', { name: button }).click();
      await expect(toast(page, text)).toBeVisible();
      await expect(sizes(page).getByText('Select Product Size')).toBeInViewport({ ratio: 1 });
      await expect(sizes(page).getByRole('button', { name: firstSize, exact: true })).toBeFocused();
    }
    await expectAccessible(page);
    await sizes(page).getByRole('button', { name: 'M', exact: true }).click();
    await expect(sizes(page).getByText('Select Product Size')).toBeHidden();
  });

  test('the system’s own share sheet opens where it exists', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => Object.assign(window, { shared: data.url }),
      });
      const match = window.matchMedia.bind(window);
      window.matchMedia = (query) => (query === '(pointer: coarse)' ? match('all') : match(query));
    });
    await page.goto(`/product/${kurti.id}`);
    // Before hydration the button opens the menu of links, as it does without JavaScript.
    await expectHydrated(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toBe(page.url());
    await expect(page.getByRole('list', { name: 'Share' })).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper sees the pictures, sizes and description, and is told that buying needs JavaScript', async ({
    page,
  }) => {
    await page.goto(`/product/${kurti.id}`);
    const whole = page.getByRole('img', { name: /Side slits and sleeves/ }).first();
    expect((await whole.boundingBox())?.width).toBeGreaterThan(400);
    await expect(sizes(page).getByText('M', { exact: true })).toBeVisible();
    await expect(page.getByText('Buying needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'BUY NOW' })).toBeHidden();
    await expect(page.getByText(kurti.description)).toBeVisible();
  });
});
