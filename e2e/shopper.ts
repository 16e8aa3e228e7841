import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

type Buyer = { email: string };

/** Fills the delivery form as a shopper would. */
export async function fillDelivery(page: Page, { email }: Buyer): Promise<void> {
  await page.getByLabel('First name').fill('Kavya');
  await page.getByLabel('Last name').fill('Nair');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await page.getByLabel('House, street and area').fill('7 Lake View Road');
  await page.getByLabel('PIN code').fill('682001');
  await page.getByLabel('City').fill('Kochi');
  await page.getByLabel('State').selectOption('Kerala');
}

/** Chooses a product's first size that can be had and puts it into the cart. */
export async function addToCart(page: Page, productId: string, size?: string): Promise<void> {
  await page.goto(`/product/${productId}`);
  if (size)
    await page.getByRole('group', { name: 'Size' }).getByRole('button', { name: size, exact: true }).click();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to Cart' })).toBeVisible();
}

/** The sandbox's payment window. */
export function paymentWindow(page: Page) {
  return page.frameLocator('iframe[title="Test payment"]');
}
