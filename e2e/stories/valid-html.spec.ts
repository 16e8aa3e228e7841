import { kurti, labelled } from '../catalogue.ts';
import { htmlFaults } from '../html-faults.ts';
import { expect, test } from '../shop-test.ts';

const pages = [
  '/',
  '/collection',
  '/collection?category=Women&subCategory=Topwear&color=indigo&sort=low-high&page=2',
  '/collection?category=Nothing',
  '/collection?q=kurti',
  `/product/${kurti.id}`,
  `/product/${labelled('demo-unsized-3').id}`,
  '/product-list',
  '/cart',
  '/place-order',
  '/orders',
  '/orders/0192',
  '/order-success?orderId=0192',
  '/order-failure?orderId=0192',
  '/guest-tracking',
  '/login',
  '/forgot-password',
  '/reset-password?token=0192',
  '/verify',
  '/confirm-email?token=0192',
  '/newsletter/confirm?token=0192',
  '/newsletter/unsubscribe?token=0192',
  '/stock-alert/confirm?token=0192',
  '/stock-alert/unsubscribe?token=0192',
  '/profile',
  '/wishlist',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-conditions',
  '/accessibility',
  '/offline',
  '/admin',
  '/nothing-here',
];

for (const url of pages) {
  test(`the HTML of ${url} is valid`, async ({ request }) => {
    const response = await request.get(url);
    expect(response.headers()['content-type']).toContain('text/html');
    expect(await htmlFaults(await response.text())).toEqual([]);
  });
}

test('a script that no browser would run is reported', async () => {
  const page = (type: string) => `<!doctype html><title>A page</title><script type="${type}">1;</script>`;
  expect(await htmlFaults(page('module'))).toEqual([]);
  expect(await htmlFaults(page('late'))).toHaveLength(1);
});
