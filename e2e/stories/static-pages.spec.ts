import { expectAccessibleInEveryScheme } from '../accessibility.ts';
import { expect, test } from '../shop-test.ts';

const pages = [
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-conditions',
  '/accessibility',
  '/product-list',
];

for (const url of pages) {
  test(`${url} is accessible and fits the screen`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInEveryScheme(page, [1440, 360]);
  });
}

test('both policies have eleven numbered sections and an effective date', async ({ page }) => {
  for (const url of ['/privacy-policy', '/terms-conditions']) {
    await page.goto(url);
    await expect(page.getByText('Effective date: June 30, 2025')).toBeVisible();
    for (let number = 1; number <= 11; number += 1) {
      await expect(page.getByRole('heading', { name: new RegExp(`^${number}\\. `) })).toBeVisible();
    }
    await page.getByRole('link', { name: /^7\. / }).click();
    await expect(page.getByRole('heading', { name: /^7\. / })).toBeInViewport();
  }
});

test('the contact page has address, phone, e-mail and a map that loads on request', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The map</p>' }),
  );
  await page.goto('/contact');
  const content = page.getByRole('main');
  await expect(content.getByText('14 Rangrezon ki Gali, Bagru').first()).toBeVisible();
  await expect(content.getByRole('link', { name: 'care@gulmohar.example' })).toBeVisible();
  await expect(content.getByRole('link', { name: '+91 98290 12345' }).first()).toBeVisible();
  await expect(content.getByRole('link', { name: 'Open in maps' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the map' }).click();
  const map = page.frameLocator('iframe[title="Map: where Gulmohar is"]');
  await expect(map.getByText('The map')).toBeVisible();
});

test('the product list goes page by page, and a page that does not exist is a 404', async ({
  page,
  complaints,
}) => {
  await page.goto('/product-list');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(48);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/product-list?page=2');
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  expect((await page.goto('/product-list?page=999'))?.status()).toBe(404);
  expect((await page.goto('/product-list?page=x'))?.status()).toBe(404);
  complaints.splice(0);
});

test('search engines and link previews find title, description, address, picture and structured data', async ({
  page,
  baseURL,
}) => {
  await page.goto('/about?utm_source=mail');
  await expect(page).toHaveTitle('About us | Gulmohar');
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
  expect(await content('meta[name=description]')).toContain('Gulmohar');
  expect(await page.locator('head link[rel=canonical]').getAttribute('href')).toBe(`${baseURL}/about`);
  expect(await content('meta[property="og:title"]')).toBe('About us');
  const picture = await page.request.get((await content('meta[property="og:image"]')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.map((text) => JSON.parse(text)['@type'])).toEqual(['Organization', 'BreadcrumbList']);
});

test('crawlers and home screens get robots.txt, manifest and icons', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /profile');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest.name).toBe('Gulmohar');
  for (const { src } of [...manifest.icons, { src: '/favicon.ico' }, { src: '/apple-touch-icon.png' }]) {
    expect((await request.get(src)).status()).toBe(200);
  }
});

test('every address in the sitemap is the canonical address of its page', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(90);
  for (const address of addresses) {
    const answer = await request.get(address.replaceAll('&amp;', '&'));
    expect(answer.status()).toBe(200);
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(await answer.text()) ?? [];
    expect(canonical).toBe(address);
  }
});
