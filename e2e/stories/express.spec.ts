import { NO_EXPRESS } from '@gulmohar/contract/admin/express-settings.ts';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { openAsOwner, signInOwner } from '../admin.ts';
import { kurti } from '../catalogue.ts';
import { expect, test } from '../shop-test.ts';
import { openFilledCart } from '../shopper.ts';

/** Only to Kochi, so that no other story meets it. */
async function offerExpress(request: APIRequestContext, isOffered: boolean): Promise<void> {
  await signInOwner(request);
  const value = { ...NO_EXPRESS, isOffered, onlyPins: ['682017'] };
  const answer = await request.post('/api/admin/settings/save', { data: { group: 'express', value } });
  expect(answer.status()).toBe(200);
}

test.afterEach(({ request }) => offerExpress(request, false));

test('a guest reads what Express costs and when it arrives, and is told when the owner stops it', async ({
  page,
  request,
}) => {
  await offerExpress(request, true);
  await openFilledCart(page, kurti.id, 'M', { email: 'express@guest.example' });
  await expect(page.getByRole('radio', { name: /^Express/ })).toHaveCount(0);
  await page.getByLabel('PIN code').fill('682017');
  const express = page.getByRole('radio', { name: /^Express: Rs\. 250/ });
  await expect(page.getByText(/^Arrives .+ to /)).toHaveCount(2);
  await express.check();
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Express deliveryRs. 250');
  await expectAccessible(page);

  // The owner stops it while the shopper decides.
  await offerExpress(request, false);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('Express delivery is not offered any more.').first()).toBeVisible();
  await expect(express).toHaveCount(0);

  await openAsOwner(page, '/admin/settings');
  const form = page.getByRole('region', { name: 'Express delivery' });
  await form.getByLabel('Offer Express delivery').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved; it applies at once')).toBeVisible();
  await expectAccessible(page);
});
