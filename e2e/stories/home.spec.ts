import type { Page } from '@playwright/test';
import { expectHydrated } from '../hydrated.ts';
import { expect, test } from '../shop-test.ts';

const slides = [
  {
    title: 'Latest Arrivals',
    subtitle: 'OUR BESTSELLERS',
    description: 'Discover our newest collection of premium kurties',
    button: 'SHOP NOW',
    url: '/collection',
  },
  {
    title: 'Traditional Elegance',
    subtitle: 'FESTIVE COLLECTION',
    description: 'Perfect for every celebration and occasion',
    button: 'EXPLORE',
    url: '/collection?category=Women',
  },
  {
    title: 'Premium Kurti Sets',
    subtitle: 'COMPLETE SETS',
    description: 'Coordinated kurti sets for the modern woman',
    button: 'VIEW SETS',
    url: '/collection?category=Sets',
  },
];

const shownSlide = (page: Page) => page.getByRole('heading', { level: 1 });
const control = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Highlights' }).getByRole('button', { name });

for (const [index, slide] of slides.entries()) {
  test(`slide ${index + 1} shows its texts, and its button leads to ${slide.url}`, async ({ page }) => {
    await page.goto('/');
    await control(page, `Slide ${index + 1}: ${slide.title}`).click();
    await expect(shownSlide(page)).toHaveText(slide.title);
    await expect(page.getByText(slide.subtitle, { exact: true })).toBeVisible();
    await expect(page.getByText(slide.description)).toBeVisible();
    await page.getByRole('link', { name: slide.button }).click();
    await expect(page).toHaveURL(slide.url);
  });
}

test('Previous on the first slide shows the last one, and Next on the last slide shows the first one', async ({
  page,
}) => {
  await page.goto('/');
  await control(page, 'Previous slide').click();
  await expect(shownSlide(page)).toHaveText('Premium Kurti Sets');
  await control(page, 'Next slide').click();
  await expect(shownSlide(page)).toHaveText('Latest Arrivals');
});

test.describe('with a controlled clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expectHydrated(page);
  });

  test('the slides change every five seconds and start over after the last one', async ({ page }) => {
    for (const { title } of [...slides.slice(1), ...slides.slice(0, 1)]) {
      await page.clock.runFor(5_000);
      await expect(shownSlide(page)).toHaveText(title);
    }
  });

  test('the slides pause while the pointer is on them', async ({ page }) => {
    await shownSlide(page).hover();
    await page.clock.runFor(20_000);
    await expect(shownSlide(page)).toHaveText('Latest Arrivals');
    await page.getByRole('heading', { name: 'Best Sellers' }).hover();
    await page.clock.runFor(5_000);
    await expect(shownSlide(page)).toHaveText('Traditional Elegance');
  });

  test('the slides pause while something in them has the focus', async ({ page }) => {
    await page.getByRole('link', { name: 'SHOP NOW' }).focus();
    await page.clock.runFor(20_000);
    await expect(shownSlide(page)).toHaveText('Latest Arrivals');
  });

  test('a button stops the slides for good and starts them again', async ({ page }) => {
    await control(page, 'Stop the slides').click();
    await page.getByRole('heading', { name: 'Best Sellers' }).click();
    await page.clock.runFor(20_000);
    await expect(shownSlide(page)).toHaveText('Latest Arrivals');
    await control(page, 'Play the slides').click();
    await page.getByRole('heading', { name: 'Best Sellers' }).click();
    await page.clock.runFor(5_000);
    await expect(shownSlide(page)).toHaveText('Traditional Elegance');
  });
});

test('a shopper who prefers reduced motion sees no slide change by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(control(page, 'Play the slides')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(shownSlide(page)).toHaveText('Latest Arrivals');
});

test('the home page shows new products, the first five best sellers, the shop’s promises and its categories', async ({
  page,
  request,
}) => {
  const { bestsellers } = await (await request.get('/api/product/bestsellers')).json();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Latest Collections' }).getByRole('article')).toHaveCount(8);
  const best = page.getByRole('region', { name: 'Best Sellers' }).getByRole('heading', { level: 3 });
  await expect(best).toHaveText(bestsellers.slice(0, 5).map(({ name }: { name: string }) => name));
  for (const promise of ['Easy exchange', '7 days return', '24/7 support']) {
    await expect(page.getByRole('heading', { name: promise })).toBeVisible();
  }
  await page.getByRole('region', { name: 'Shop by Category' }).getByRole('link', { name: 'Sarees' }).click();
  await expect(page).toHaveURL('/collection?category=Sarees');
});

test('a shopper who goes home without a connection sees which lists are missing and can try again', async ({
  page,
  complaints,
}) => {
  await page.goto('/about');
  await expectHydrated(page);
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await expect(shownSlide(page)).toHaveText('Latest Arrivals');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText('Failed to fetch latest products', { exact: true })).toBeVisible();
  await expect(toasts.getByText('Failed to fetch bestsellers', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Easy exchange' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Best Sellers' }).getByRole('alert')).toHaveText(
    'Failed to fetch bestsellers',
  );
  await page.unrouteAll();
  await page.getByRole('region', { name: 'Best Sellers' }).getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'Best Sellers' }).getByRole('article')).toHaveCount(5);
  // The browser logs the broken connection.
  complaints.splice(0);
});
