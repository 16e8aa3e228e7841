import type { Page } from '@playwright/test';
import { kurti } from '../catalogue.ts';
import { expectHydrated } from '../hydrated.ts';
import { expect, test } from '../shop-test.ts';

const SCRIPTS = '**/assets/*.js';

/** Holds back requests to this address, as a slow connection would. @returns a function that releases them */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letCome = () => {};
  const waiting = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(address, async (route) => {
    await waiting;
    await route.continue();
  });
  return () => letCome();
}

/** Holds back the page's scripts in the same way. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const letCome = await hold(page, SCRIPTS);
  return async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    letCome();
    await expectHydrated(page);
  };
}

test('the product picture is loaded before the page requests a script', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') order.push('script requested');
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') order.push('picture loaded');
  });
  await page.goto(`/product/${kurti.id}`);
  await expect.poll(() => order).toContain('script requested');
  expect(order[0]).toBe('picture loaded');
});

test('taps before hydration take effect once the page is hydrated', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/product/${kurti.id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'M', exact: true }).click();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  // Until then the button shows that the tap was registered.
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toHaveCSS('opacity', '0.55');
  await letScriptsCome();
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toHaveCSS('opacity', '1');
  await expect(page.locator('[data-held]')).toHaveCount(0);
  await expect(page.getByText('Product added to cart!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a link tapped before hydration shows that the tap was registered', async ({ page }) => {
  const bar = page.getByRole('banner');
  const about = bar.getByRole('link', { name: 'ABOUT', exact: true });
  await hold(page, SCRIPTS);
  await page.goto('/contact', { waitUntil: 'commit' });
  // A page that is being left cannot be queried.
  await about.evaluate((link) =>
    link.addEventListener('click', () => sessionStorage.setItem('opacity', getComputedStyle(link).opacity)),
  );
  await about.click();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => sessionStorage.getItem('opacity'))).toBe('0.55');
});

type Moment = 'as React takes over' | 'before what was kept is repeated';

/** Taps a button at the moment that a script in the page waits for. */
async function tapButton(page: Page, name: string, when: Moment) {
  await page.addInitScript(
    ([label, moment]) => {
      const tap = () => {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find((button) => (button.ariaLabel ?? button.textContent).includes(label))?.click();
      };
      if (moment === 'as React takes over') {
        const watch = { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] };
        new MutationObserver(tap).observe(document, watch);
      } else {
        // In a later task.
        document.addEventListener('hydrated', () => setTimeout(tap));
      }
    },
    [name, when] as const,
  );
}

for (const when of ['as React takes over', 'before what was kept is repeated'] as const) {
  test(`a tap made ${when} takes effect after earlier taps`, async ({ page }) => {
    await tapButton(page, 'ADD TO CART', when);
    const letScriptsCome = await holdScripts(page);
    await page.goto(`/product/${kurti.id}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'M', exact: true }).click();
    await letScriptsCome();
    await expect(page.getByText('Product added to cart!')).toBeVisible();
  });
}

test('the search opens for a shopper who taps its button during hydration', async ({ page }) => {
  await tapButton(page, 'Search', 'as React takes over');
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeFocused();
  await expect(page).toHaveURL('/collection');
});

test('the menu opens for a shopper who taps its button during hydration', async ({ page }) => {
  await tapButton(page, 'Open menu', 'as React takes over');
  await page.goto('/about');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('the delivery dates open for a shopper who asks for them during hydration', async ({ page }) => {
  await tapButton(page, 'When does it arrive?', 'as React takes over');
  await page.goto(`/product/${kurti.id}`);
  await expect(page.getByLabel('Delivery PIN code')).toBeVisible();
});

test('an e-mail address submitted before hydration is subscribed once the page is hydrated', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Where to send the newsletter' });
  await field.fill('early.shopper@example.com');
  await field.press('Enter');
  await letScriptsCome();
  await expect(page.getByText('Subscription successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
});

test('text typed into the login form before hydration is kept and validated', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').pressSequentially('not an address');
  await form.getByLabel('Password', { exact: true }).pressSequentially('secret');
  await letScriptsCome();
  await expect(form.getByLabel('Email')).toHaveValue('not an address');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('secret');
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
});

test('an address typed while the page is being hydrated stays complete', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/guest-tracking', { waitUntil: 'commit' });
  const field = page.getByLabel('Email Address');
  await field.focus();
  await Promise.all([field.pressSequentially('early.shopper@example.com', { delay: 20 }), letScriptsCome()]);
  await expect(field).toHaveValue('early.shopper@example.com');
  await field.press('Enter');
  await expect(page.getByText('No orders found with the provided information')).toBeVisible();
});

test('filters ticked before hydration are applied once the page is hydrated', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/collection', { waitUntil: 'commit' });
  const colours = page.getByRole('group', { name: 'Colour', exact: true });
  await colours.getByLabel(/^Indigo/).check();
  await colours.getByLabel(/^Maroon/).check();
  await letScriptsCome();
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Indigo');
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Maroon');
  await expect(colours.getByLabel(/^Indigo/)).toBeChecked();
});

test('a sort order chosen before hydration is applied once the page is hydrated', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/collection', { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption('low-high');
  await letScriptsCome();
  await expect(page).toHaveURL('/collection?sort=low-high');
  await expect(page.getByLabel('Sort by')).toHaveValue('low-high');
});

test('a shopper whose scripts never load is led to the collection to search', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/about');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/collection/);
  await context.close();
});

test('a browser without JavaScript fetches no scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.endsWith('.js'))).toEqual([]);
  await context.close();
});

test('a page works even if its picture never loads', async ({ page }) => {
  await page.route('**/pictures/**', () => {});
  await page.goto(`/product/${kurti.id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'M', exact: true }).click();
  await expect(page.getByRole('button', { name: 'M', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('the page hydrates without an error on a phone whose year differs from the server’s', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2100-01-01T02:00:00+05:30') });
  await page.goto('/about');
  await expectHydrated(page);
});
