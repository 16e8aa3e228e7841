import { expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { openAsOwner } from '../../admin.ts';
import { kurti } from '../../catalogue.ts';
import { expect, test } from '../../shop-test.ts';

test('the owner sees an address of the former shop that leads nowhere, and lets it lead to a product', async ({
  page,
}) => {
  const old = `/pages/lookbook-${Date.now()}`;
  const response = await page.request.get(`${old}?utm_source=mail`);
  expect(response.status()).toBe(404);

  await openAsOwner(page, '/admin/redirects/missing');
  const row = page.getByRole('row', { name: old });
  // Counts are written every few seconds.
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessibleInEveryScheme(page);
  await page.getByRole('button', { name: `Add a redirect for ${old}` }).click();
  await page.getByLabel('Leads to').fill(`/product/${kurti.id}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Redirect saved')).toBeVisible();

  await page.getByRole('link', { name: 'Redirects' }).last().click();
  await expect(page.getByRole('table', { name: 'Redirects' })).toContainText(old);
  await expectAccessibleInEveryScheme(page);
  await page.goto(`${old.toUpperCase().replace('/PAGES', '/Pages')}/?utm_source=mail&variant=1`);
  await expect(page).toHaveURL(`/product/${kurti.id}?utm_source=mail`);
  await expect(page.getByRole('heading', { name: kurti.name, level: 1 })).toBeVisible();
});

test('links to the products of a former shop lead to the product in one hop', async ({ page, request }) => {
  const response = await request.get(`/collections/summer/products/${kurti.id}`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe(`/product/${kurti.id}`);
  await page.goto(`/products/${kurti.id}?variant=4411`);
  await expect(page).toHaveURL(`/product/${kurti.id}`);
});

/** Notes whether this document, before the server was asked, says that there is no such page. */
function noteMissing(): void {
  const note = () => {
    if (document.querySelector('h1')?.textContent === 'Page not found')
      sessionStorage.setItem('claimed', 'yes');
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}

test('an old address within the shop leads on as well, and one that leads nowhere says so', async ({
  page,
  complaints,
}) => {
  for (const [old, reached, heading] of [
    [`/products/${kurti.id}`, `/product/${kurti.id}`, kurti.name],
    ['/products/never-was', '/products/never-was', 'Page not found'],
  ] as const) {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Forward then opens it as a link does, without loading a document.
    await page.evaluate((address) => history.pushState(null, '', address), `${old}#sizes`);
    await page.goBack();
    await page.evaluate(noteMissing);
    await page.goForward();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`${reached}#sizes`);
    expect(await page.evaluate(() => sessionStorage.getItem('claimed'))).toBeNull();
  }
  // The browser logs each 404: of both pages' data, and of the page that does not exist.
  expect(complaints.splice(0)).toEqual(Array(3).fill(expect.stringContaining('404')));
});

test('the owner imports a file of redirects after a look at what it does', async ({ page }) => {
  await openAsOwner(page, '/admin/redirects');
  await page.getByRole('button', { name: 'Import' }).click();
  const old = `/products/imported-${Date.now()}`;
  await page.getByLabel('File').setInputFiles({
    name: 'redirects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Redirect from,Redirect to\n${old},/about\n/loop,/loop\n`),
  });
  await expect(page.getByText('1 line cannot be used')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 redirect' }).click();
  await expect(page.getByText('1 redirect saved')).toBeVisible();
  await page.goto(old);
  await expect(page).toHaveURL('/about');
});
