import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

type Buyer = { email: string };

const delivery = {
  firstName: 'Kavya',
  lastName: 'Nair',
  phone: '+91 98765 43210',
  street: '7 Lake View Road',
  zipcode: '682001',
  city: 'Kochi',
  state: 'Kerala',
};

export async function fillDelivery(page: Page, { email }: Buyer): Promise<void> {
  await page.getByLabel('First name').fill(delivery.firstName);
  await page.getByLabel('Last name').fill(delivery.lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(delivery.phone);
  await page.getByLabel('House, street and area').fill(delivery.street);
  await page.getByLabel('PIN code').fill(delivery.zipcode);
  await page.getByLabel('City').fill(delivery.city);
  await page.getByLabel('State').selectOption(delivery.state);
}

/** Opens a page of the shop that has no scripts, to store something for the next one. */
export async function openPlainPage(page: Page): Promise<void> {
  await page.goto('/robots.txt');
}

/** Fills a guest's cart through the API, for stories about what follows. @param sizes the quantity of each */
export async function putInCart(page: Page, productId: string, sizes: Record<string, number>): Promise<void> {
  await openPlainPage(page);
  await page.evaluate(
    (cartData) => {
      const state = { cartData, owner: null };
      localStorage.setItem('gulmohar-cart', JSON.stringify({ state, version: 0 }));
    },
    { [productId]: sizes },
  );
}

/** Opens the cart of a guest that already contains a product. */
export async function openCart(page: Page, productId: string, size: string): Promise<void> {
  await putInCart(page, productId, { [size]: 1 });
  await page.goto('/cart');
}

export async function openFilledCart(
  page: Page,
  productId: string,
  size: string,
  { email }: Buyer,
): Promise<void> {
  await putInCart(page, productId, { [size]: 1 });
  await page.evaluate((typed) => sessionStorage.setItem('gulmohar-delivery', JSON.stringify(typed)), {
    ...delivery,
    email,
  });
  await page.goto('/cart');
}

export async function addToCart(page: Page, productId: string, size?: string): Promise<void> {
  await page.goto(`/product/${productId}`);
  if (size)
    await page.getByRole('group', { name: 'Size' }).getByRole('button', { name: size, exact: true }).click();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByRole('dialog', { name: 'Added to Cart' })).toBeVisible();
}

export function paymentWindow(page: Page) {
  return page.frameLocator('iframe[title="Test payment"]');
}
