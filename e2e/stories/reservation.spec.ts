import { kurti } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { addToCart, fillDelivery, paymentWindow } from '../shopper.ts';

test('a guest who pays slowly sees the time limit, is warned before it ends, gets more time and pays', async ({
  page,
}) => {
  await addToCart(page, kurti.id, 'L');
  await page.clock.install();
  await page.goto('/cart');
  await expect(page.getByText('your items are reserved for 15 minutes')).toBeVisible();
  await fillDelivery(page, { email: 'slow@guest.example' });
  await page.getByRole('button', { name: /^Pay / }).click();
  const pay = paymentWindow(page).getByRole('button', { name: /^Pay Rs\./ });
  await expect(pay).toBeVisible();

  await page.clock.fastForward('13:01');
  const warning = page.getByRole('dialog', { name: 'Do you need more time?' });
  await expect(warning.getByRole('alert').first()).toHaveText('Your items are reserved for 2 more minutes.');
  await warning.getByRole('button', { name: 'Keep them for 5 more minutes' }).click();
  await expect(warning).toBeHidden();
  await page.clock.fastForward('10:00');
  await expect(warning).toBeHidden();
  await page.clock.fastForward('10:01');
  await expect(warning.getByRole('alert').first()).toHaveText(/^Your items are no longer reserved/);
  await warning.getByRole('button', { name: 'Back to the payment' }).click();

  await pay.click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});
