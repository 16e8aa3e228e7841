import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility.ts';
import { createProduct } from '../../add-product.ts';
import { openAsOwner } from '../../admin.ts';
import { openOwnShop } from '../../own-shop.ts';
import { expect, test } from '../../shop-test.ts';

const pages = [
  '/',
  '/collection',
  '/product-list',
  '/journal',
  '/journal/feed.xml',
  '/cart',
  '/place-order',
  '/orders',
  '/guest-tracking',
  '/order-failure',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-conditions',
  '/accessibility',
  '/offline',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/profile',
  '/wishlist',
  '/pay',
  '/newsletter/confirm',
  '/nothing',
  '/site.webmanifest',
  '/icon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/feeds/google-merchant.xml',
  '/closed',
];

/** Fills a section of the settings, field by field, and saves it. */
async function save(page: Page, section: string, fields: Record<string, string>): Promise<void> {
  const form = page.getByRole('region', { name: section });
  for (const [label, value] of Object.entries(fields))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
}

test('an owner makes the demo their own shop, step by step, opens it, and nothing of the demo is left', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { url, stop } = await openOwnShop();
  const page = await browser.newPage({ baseURL: url });
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  try {
    await openAsOwner(page);
    await page.getByRole('button', { name: 'Make this my shop' }).click();
    await page.getByRole('button', { name: 'Empty the demo' }).click();
    await expect(page.getByRole('heading', { name: 'You are the owner' })).toBeVisible();
    expect(warnings).toEqual([]);
    await expectAccessible(page);
    await page.getByLabel('Your name').fill('Leela Nair');
    await page.getByLabel('Email').fill('leela@palash.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('Sanganer-indigo-41');
    await page.getByRole('button', { name: 'Begin' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Name' })).toBeVisible();
    await expect(page.getByText('The shop is closed.')).toBeVisible();
    await save(page, 'The shop', { Name: 'Palash' });
    await page.getByLabel('Sarees').check();
    await page.getByRole('button', { name: 'Set up categories and sizes' }).click();
    await expect(page.getByText('Set up', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Next: Logo and colours' }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Next: Who sells' }).click();
    await save(page, 'Contact', {
      Email: 'care@palash.example',
      Phone: '+91 141 234 5678',
      Address: 'Palash\nJaipur, Rajasthan 302001',
    });
    await save(page, 'Legal texts', {
      'Registered name': 'Palash LLP',
      'Grievance officer': 'Ravi Rao',
      Courts: 'Jaipur, Rajasthan',
      'The officer’s email': 'ravi@palash.example',
      'The officer’s phone': '+91 141 234 5679',
    });
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Next: GST' }).click();
    await expect(page.getByLabel('Invoice numbers begin with')).toHaveValue('PA');
    await page.getByRole('link', { name: 'Next: Delivery and returns' }).click();
    await page.getByRole('link', { name: 'Next: Payments' }).click();
    await page.getByRole('button', { name: 'Enter the keys of Razorpay' }).click();
    const keys = page.getByRole('dialog', { name: 'Keys of Razorpay' });
    await keys.getByLabel('Key id').fill('palash');
    await expectAccessible(page);
    await keys.getByRole('button', { name: 'Try and save' }).click();
    await expect(keys.getByText('A key id begins with rzp_live_ or rzp_test_')).toBeVisible();
    await expect(keys.getByText('You have none yet: first set up a second factor')).toBeVisible();
    await keys.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Check the keys' }).click();
    await expect(page.getByText('The provider accepts these keys.')).toBeVisible();
    await page.getByRole('link', { name: 'Next: E-mail' }).click();
    await page.getByRole('button', { name: 'Send me a test mail' }).click();
    await expect(page.getByText('Sent to leela@palash.example.')).toBeVisible();
    const server = page.getByRole('region', { name: 'Mail server' });
    await server.getByLabel('Server').fill('mail.palash.example');
    await server.getByLabel('Mails come from').fill('orders@palash.example');
    await server.getByLabel('User name').fill('palash');
    await server.getByRole('textbox', { name: 'Password' }).fill('block-print-77');
    await server.getByRole('button', { name: 'Try and save' }).click();
    await expect(server.getByText('Please enter the code of your authenticator app')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Next: Products' }).click();
    // The mail server that was not saved.
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('link', { name: 'Next: Open' }).click();
    const opening = page.getByRole('region', { name: 'Open or closed' });
    await opening.getByLabel('The shop is open').check();
    await opening.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Before the shop opens, please enter the GSTIN.')).toBeVisible();
    await opening.getByLabel('The shop is open').uncheck();

    await page.goto('/admin');
    const left = page.getByRole('list', { name: 'Before you open' });
    await expect(left.getByRole('link', { name: 'Invoices have your GST number' })).toBeVisible();
    await expectAccessible(page);
    await left.getByRole('link', { name: 'Invoices have your GST number' }).click();
    await save(page, 'GST', { GSTIN: '08AAQCP7314K1ZV' });
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Open' }).click();
    await opening.getByLabel('The shop is open').check();
    await opening.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The shop is closed.')).toHaveCount(0);

    await page.goto('/admin/products/new');
    await page.getByLabel('Sub-category').fill('Blouses');
    await expect(page.getByText('filled in as usual for Blouses.')).toBeVisible();
    await expect(page.getByLabel('HSN code')).toHaveValue('620630');
    await expect(page.getByLabel('Bust, 34, body')).toHaveValue('86');
    await expectAccessible(page);

    const product = await createProduct(page.request);
    const visitor = await browser.newPage({ baseURL: url });
    await expect.poll(async () => (await visitor.goto('/'))?.url()).toBe(`${url}/`);
    await expect(visitor.getByRole('banner').getByRole('link', { name: 'Palash' })).toBeVisible();
    for (const path of [...pages, `/product/${product.id}`]) {
      const text = await (await visitor.request.get(path)).text();
      expect(`${path} ${text}`).not.toMatch(/gulmohar|rangrez|bagru|raipur/i);
    }
    const mails = await (await visitor.request.get('/dev/mails.json')).text();
    expect(mails).not.toMatch(/gulmohar|rangrez|raipur/i);
    await visitor.goto(`/product/${product.id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await visitor.close();
  } finally {
    await page.close();
    await stop();
  }
});
