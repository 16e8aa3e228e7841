import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { mailsTo } from '../account.ts';
import { kurti, kurtiSet, labelled } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { addToCart, fillDelivery, openCart, openFilledCart, paymentWindow, putInCart } from '../shopper.ts';
import { expectInvalid, expectTree } from '../trees.ts';

async function stockOf(request: APIRequestContext, productId: string) {
  const answer = await request.post('/api/product/stock-levels', { data: { productIds: [productId] } });
  return (await answer.json()).stockLevels[productId].stock;
}

test('a guest picks a kurti, chooses a size, pays in the test window and gets the order by e-mail and WhatsApp', async ({
  page,
  request,
}) => {
  const email = 'kavya@guest.example';
  await page.goto('/');
  await page.getByRole('link', { name: 'COLLECTION', exact: true }).click();
  await expect(page).toHaveURL('/collection');
  await page.getByRole('link', { name: 'Women', exact: true }).click();
  await page.goto(`/product/${kurti.id}`);
  await expect(page.getByRole('heading', { level: 1, name: kurti.name })).toBeVisible();

  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByText('Please select a size', { exact: true })).toBeVisible();
  const before = (await stockOf(request, kurti.id)).M;
  await expectTree(page, 'product-without-size');
  await page.getByRole('button', { name: 'M', exact: true }).click();
  await expectTree(page, 'product');
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByText('Product added to cart!')).toBeVisible();
  await expectTree(page, 'added');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View Cart' }).click();

  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('Fill Address Details to Proceed')).toBeVisible();
  await expectTree(page, 'checkout-errors');
  const contact = ['First name', 'Last name', 'Phone', 'Email'];
  const address = ['PIN code', 'City', 'State', 'House, street and area'];
  await expectInvalid(page, [...contact, ...address]);
  await fillDelivery(page, { email });
  await expectTree(page, 'checkout');
  await page.getByLabel('Send me updates about this order by WhatsApp or SMS').check();
  await page.getByRole('button', { name: /^Pay / }).click();

  const testWindow = paymentWindow(page);
  await expect(testWindow.getByText('Test mode')).toBeVisible();
  await expectAccessible(page);
  await testWindow.getByRole('button', { name: /^Pay Rs\./ }).click();

  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('Thank you for your purchase.')).toBeVisible();
  await expectTree(page, 'order-success');
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  await expect(page.getByText(orderId)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();

  await expect.poll(async () => (await stockOf(request, kurti.id)).M).toBe(before - 1);
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1);
  const [mail] = await mailsTo(request, email);
  expect(mail?.subject).toContain(orderId.slice(-8).toUpperCase());
  expect(mail?.text).toContain(kurti.name);
  await expect
    .poll(async () => (await request.get('/dev/messages')).text())
    .toContain(`thank you for your order ${orderId.slice(-8).toUpperCase()}`);

  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/');
});

test('a guest whose card is declined can pay in another way', async ({ page, complaints }) => {
  await addToCart(page, labelled('demo-unsized-3').id);
  await page.getByRole('link', { name: 'View Cart' }).click();
  await fillDelivery(page, { email: 'declined@guest.example' });
  await page.getByRole('button', { name: /^Pay / }).click();
  const testWindow = paymentWindow(page);
  await testWindow.getByLabel(/Visa 4100 2800 0006 0003/).check();
  await testWindow.getByRole('button', { name: /^Pay Rs\./ }).click();
  await expect(testWindow.getByRole('alert')).toContainText('declined');
  await testWindow.getByLabel(/UPI success@razorpay/).check();
  await testWindow.getByRole('button', { name: /^Pay Rs\./ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  // The browser logs the sandbox's 402 for the declined card.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('402')]);
});

test('closing the payment window returns to the unchanged cart, and a reload keeps what was typed', async ({
  page,
}) => {
  await openCart(page, kurti.id, 'L');
  await fillDelivery(page, { email: 'leaver@guest.example' });
  await page.getByRole('button', { name: /^Pay / }).click();
  const payment = paymentWindow(page);
  // Its script holds the focus within it, and begins with the first way to pay.
  await expect(payment.getByRole('radio', { checked: true })).toBeFocused();
  const cancel = payment.getByRole('button', { name: 'Cancel payment' });
  // The window traps the focus: the page behind it cannot be reached.
  for (let steps = 0; steps < 8; steps++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toBe(
      'DIALOG',
    );
  }
  await cancel.click();
  await expect(page.getByText('Your cart is as it was')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Kochi');
  await expect(page.getByLabel('State')).toHaveValue('Kerala');
  await expect(
    page.getByRole('list', { name: 'Cart' }).getByRole('link', { name: kurti.name }),
  ).toBeVisible();
});

test('a guest who removes the last line of the cart also clears the direct buy', async ({ page }) => {
  await putInCart(page, kurtiSet.id, { M: 1 });
  await page.goto(`/product/${kurti.id}`);
  await page.getByRole('button', { name: 'S', exact: true }).click();
  await page.getByRole('button', { name: 'BUY NOW' }).click();
  await expect(page.getByRole('region', { name: 'Order summary' }).getByText(kurti.name)).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove ${kurtiSet.name}` }).click();
  await page.goto('/place-order');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Shop Now' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order summary' })).toHaveCount(0);
});

test('the success page of an order that this browser does not know confirms nothing', async ({ page }) => {
  for (const query of ['orderId=0192', 'orderId=0192&payment=cod', '']) {
    const response = await page.goto(`/order-success?${query}`);
    expect(await response?.text()).not.toMatch(/Payment Successful|Order Placed/);
    await expect(page.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Thank you')).toHaveCount(0);
  }
  // The last address names no order.
  await expect(page.getByText('Order ID:')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Track your order' }).click();
  await expect(page).toHaveURL('/guest-tracking');
});

test('Buy Now buys one unit and leaves the cart alone', async ({ page }) => {
  await putInCart(page, kurtiSet.id, { S: 1, M: 1 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.goto(`/product/${kurti.id}`);
  await page.getByRole('button', { name: 'BUY NOW' }).click();
  await expect(page.getByText('Please select a size before buying!')).toBeVisible();
  await page.getByRole('button', { name: 'S', exact: true }).click();
  await page.getByRole('button', { name: 'BUY NOW' }).click();
  await expect(page).toHaveURL('/place-order');
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByText(kurti.name)).toBeVisible();
  const badge = page.getByRole('link', { name: 'Cart, 1 item', exact: true });
  await expect(badge).toBeVisible();
  const stored = await page.evaluate(() => sessionStorage.getItem('gulmohar-buy-now'));
  expect(JSON.parse(stored ?? '{}').state.item).toEqual({
    _id: kurti.id,
    name: kurti.name,
    image: expect.arrayContaining([expect.stringContaining('/pictures/')]),
    price: kurti.pricePaise / 100,
    selectedSize: 'S',
    quantity: 1,
    hasSize: true,
    stock: expect.objectContaining({ S: expect.any(Number) }),
  });
  await page.reload();
  await expect(badge).toBeVisible();
  await fillDelivery(page, { email: 'direct@guest.example' });
  await page.getByRole('button', { name: /^Pay / }).click();
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay Rs\./ })
    .click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a guest who pays for the cart instead gives up the Buy Now purchase', async ({ page }) => {
  await putInCart(page, kurtiSet.id, { L: 1 });
  await page.goto(`/product/${kurti.id}`);
  await page.getByRole('button', { name: 'L', exact: true }).click();
  await page.getByRole('button', { name: 'BUY NOW' }).click();
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible();
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click();
  await expect(page).toHaveURL('/cart');
  await fillDelivery(page, { email: 'after-all@guest.example' });
  await page.getByRole('button', { name: /^Pay / }).click();
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay Rs\./ })
    .click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.goto('/place-order');
  await expect(page.getByRole('heading', { name: 'Nothing to check out' })).toBeVisible();
});

test('a double click on Pay opens only one payment', async ({ page }) => {
  await openFilledCart(page, kurti.id, 'XL', { email: 'double@guest.example' });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/create-order')) asked += 1;
  });
  await page.getByRole('button', { name: /^Pay / }).dblclick();
  await expect(paymentWindow(page).getByText('Test mode')).toBeVisible();
  expect(asked).toBe(1);
});
