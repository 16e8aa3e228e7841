import type { Page } from '@playwright/test';
import { kurti } from '../catalogue.ts';
import { expectHydrated } from '../hydrated.ts';
import { expect, test } from '../shop-test.ts';

const SCRIPTS = '**/assets/*.js';

/** Holds back the page's scripts, as a slow connection would. @returns a function that lets them come */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letCome = () => {};
  const waiting = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await waiting;
    await route.continue();
  });
  return async () => {
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeDisabled();
    letCome();
    await expectHydrated(page);
  };
}

test('buttons that need scripts are disabled until they run', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/product/${kurti.id}`, { waitUntil: 'commit' });
  for (const name of ['M', 'ADD TO CART', 'BUY NOW'])
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  await letScriptsCome();
  await page.getByRole('button', { name: 'M', exact: true }).click();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByText('Product added to cart!')).toBeVisible();
});

test('on a slow line the first picture is loaded before the scripts', async ({ page }) => {
  const answer = await page.request.get('/');
  const modules = (await answer.text()).match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(modules.length).toBeGreaterThan(5);
  for (const link of modules) expect(link).toContain('fetchpriority="low"');
});

test('a link works before the scripts run', async ({ page }) => {
  await page.route(SCRIPTS, () => {});
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT', exact: true }).click();
  await expect(page).toHaveURL('/about');
});

test('an e-mail address typed before hydration is kept, and subscribed when it is sent', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Where to send the newsletter' });
  await field.fill('early.shopper@example.com');
  await field.press('Enter');
  await letScriptsCome();
  await expect(field).toHaveValue('early.shopper@example.com');
  await field.press('Enter');
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
  await form.getByRole('button', { name: 'Login' }).click();
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

test('a complaint written before hydration is complete when it is sent', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Make a complaint' });
  await form.getByLabel('Your complaint').fill('The colour runs.');
  await letScriptsCome();
  await expect(form.getByLabel('Your complaint')).toHaveValue('The colour runs.');
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
