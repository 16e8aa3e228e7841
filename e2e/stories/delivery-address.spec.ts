import { kurti } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { openFilledCart } from '../shopper.ts';

test('a shopper abroad is told that the shop delivers within India only', async ({ page }) => {
  await openFilledCart(page, kurti.id, 'L', { email: 'abroad@guest.example' });
  await page.getByLabel('Country').fill('Germany');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('Fill Address Details to Proceed')).toBeVisible();
  await expect(page.getByText('We deliver within India only.')).toBeVisible();
});
