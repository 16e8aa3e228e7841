import { expectAccessible, expectAccessibleInEveryScheme } from '../accessibility.ts';
import { linkFromMail, newEmail, signUp } from '../account.ts';
import { kurti } from '../catalogue.ts';
import { expectHydrated } from '../hydrated.ts';
import { expect, test } from '../shop-test.ts';

const footerLinks = [
  ['Kurti Sets', '/collection?category=Sets'],
  ['Printed Kurtis', '/collection?category=Women&subCategory=Topwear&filterTags=printed'],
  ['Embroidered Kurtis', '/collection?category=Women&subCategory=Topwear&filterTags=embroidered'],
  ['Designer Kurtis', '/collection?category=Women&subCategory=Topwear&filterTags=designer'],
  ['Kids Collection', '/collection?category=Kids'],
  ['Bestsellers', '/collection?bestseller=true'],
  ['Home', '/'],
  ['About us', '/about'],
  ['Contact', '/contact'],
  ['Track Order', '/orders'],
  ['Guest Order Tracking', '/guest-tracking'],
  ['Privacy Policy', '/privacy-policy'],
  ['Terms and Conditions', '/terms-conditions'],
  ['Accessibility', '/accessibility'],
] as const;

test('the navigation bar stays at the top and leads to the four main pages', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  for (const [name, url] of [
    ['COLLECTION', '/collection'],
    ['ABOUT', '/about'],
    ['CONTACT', '/contact'],
    ['HOME', '/'],
  ] as const) {
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(url);
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await page.mouse.wheel(0, 2000);
  await expect(bar).toBeInViewport();
  await expect(bar.getByRole('link', { name: 'Wishlist', exact: true })).toHaveAttribute('href', '/wishlist');
  await expect(bar.getByRole('link', { name: 'Cart', exact: true })).toHaveAttribute('href', '/cart');
});

test('the footer has every link and the year, and is left out on the collection', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const [name, url] of footerLinks) {
    await expect(footer.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', url);
  }
  await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible();
  await expect(footer.getByText(`© ${new Date().getFullYear()} Gulmohar`)).toBeVisible();
  await page.goto('/collection');
  await expect(footer).toHaveCount(0);
});

test('a guest sees a login link, and a shopper opens the account menu by pointer, keyboard and click', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login',
  );

  await signUp(page, newEmail('menu'));
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'My account' });
  const entries = page.locator('#account-menu').getByRole('listitem');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.hover();
  await expect(entries).toHaveText(['My Profile', 'Orders', 'Wishlist', 'Logout']);
  await page.mouse.move(400, 500);
  await expect(entries.first()).toBeHidden();

  await button.click();
  await page.mouse.move(400, 500);
  await expect(entries.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entries.first()).toBeHidden();
  await expect(button).toBeFocused();

  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(entries.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'My Profile' })).toBeFocused();
  await expectAccessible(page);
});

test('logging out in one tab leads to the login, clears what was stored and logs out the other tab', async ({
  page,
  context,
}) => {
  await signUp(page, newEmail('leaver'));
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('recentSearches', '["silk"]'));
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(other.getByRole('button', { name: 'My account' })).toBeVisible();

  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.recentSearches])).toEqual([
    null,
    undefined,
  ]);
});

test('a new page opens at its top, and going back restores the scroll position', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('heading', { name: /^11\. / }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(left);
});

test('the newsletter form reports errors and success', async ({ page, complaints }) => {
  await page.goto('/about');
  const box = page.getByLabel('Where to send the newsletter');
  await box.fill('kavya@');
  await box.press('Enter');
  await expect(page.getByText('Please enter a valid email or try again.')).toBeVisible();
  await box.fill('kavya@newsletter.example');
  await box.press('Enter');
  await expect(page.getByText('Subscription successful!')).toBeVisible();

  const confirmed: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/newsletter/confirm')) confirmed.push(request.url());
  });
  await page.goto(await linkFromMail(page.request, 'kavya@newsletter.example', 'Confirm your'));
  await expectHydrated(page);
  // A mail scanner that runs the page's scripts confirms nothing.
  expect(confirmed).toEqual([]);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Subscription successful!');
  await page.goto('/about');

  await page.route('/api/newsletter/subscribe', (route) => route.abort());
  await box.fill('kavya@newsletter.example');
  await box.press('Enter');
  await expect(page.getByText('Please enter a valid email or try again.')).toBeVisible();
  complaints.splice(0);
});

test('a toast stays for five seconds, and longer while the pointer is on it', async ({ page }) => {
  await page.clock.install();
  await page.goto(`/product/${kurti.id}`);
  await expectHydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'ADD TO CART' }).press('Enter');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Please select a size');
  await expect(toast).toBeVisible();
  await page.clock.runFor(4_500);
  await expect(toast).toBeVisible();
  const { x, y } = (await toast.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 10);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(200, 600);
  await page.clock.runFor(5_100);
  await expect(toast).toBeHidden();
});

test('on a phone the newest of two toasts is shown, so that neither covers a heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/product/${kurti.id}`);
  await page.getByRole('button', { name: `Save ${kurti.name} to the wishlist` }).click();
  await expect(page.getByText('Please login to add items to wishlist')).toBeVisible();
  await page.getByRole('button', { name: 'BUY NOW' }).click();
  await expect(page.getByText('Please select a size before buying!')).toBeVisible();
  await expect(page.getByText('Please login to add items to wishlist')).toBeHidden();
});

test('the consent below the newsletter never breaks within ‘e-mail’', async ({ page }) => {
  await page.goto('/about');
  const consent = page.getByText(/^By subscribing you agree/);
  for (const width of [320, 360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    const lines = await consent.evaluate((node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data } = texts.currentNode as Text;
        const start = data.indexOf('e-mail');
        if (start < 0) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, start);
        range.setEnd(texts.currentNode, start + 'e-mail'.length);
        return range.getClientRects().length;
      }
    });
    expect(lines, `at ${width} px`).toBe(1);
  }
});

test('the slide-in menu has the main links and the footer links, also on the collection', async ({
  page,
}) => {
  await page.goto('/collection');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['HOME', 'COLLECTION', 'ABOUT', 'CONTACT', 'Guest Order Tracking', 'Privacy Policy']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expectAccessibleInEveryScheme(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: 'ABOUT', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });

  test('a shopper can search and use the main links', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('textbox', { name: 'Search the shop' }).fill('saree');
    const button = page.getByRole('button', { name: 'Search', exact: true }).last();
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(page).toHaveURL('/collection?search=saree');
    await page.getByRole('link', { name: 'CONTACT', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  });
});

test('a browser that blocks storage shows the pages, and links lead from one to the next', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  });
  await page.goto(`/product/${kurti.id}`);
  await expectHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
  await expect(page).toHaveURL('/about');
  await expectHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The router cannot keep the place on the page.
  complaints.splice(0);
});
