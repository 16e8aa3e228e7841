import { createProofOfWork } from '@gulmohar/server/src/platform/http/proof-of-work.ts';
import { newEmail } from '../account.ts';
import { expect, test } from '../shop-test.ts';

/** The CPU slowdown that makes this machine as slow as a cheap phone. */
const SLOWED = 6;

test('on a crowded network a slow phone solves the shop’s proof of work, and the form is submitted', async ({
  page,
  complaints,
}) => {
  const proofOfWork = createProofOfWork('secret', { consume: async () => undefined });
  const challenge = await proofOfWork.challenge(1);
  const proofs: (string | undefined)[] = [];
  await page.route('**/api/newsletter/subscribe', async (route) => {
    proofs.push(route.request().headers().proof);
    if (proofs.length > 1) return route.continue();
    const message = 'Too many requests came from your network. Please try again in a few minutes.';
    const json = { success: false, code: 'PROOF_NEEDED', message, challenge };
    await route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json });
  });
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const box = page.getByLabel('Where to send the newsletter');
  await box.fill(newEmail('crowd'));
  await box.press('Enter');
  await expect(page.getByText('Subscription successful!')).toBeVisible({ timeout: 20_000 });
  expect(proofs).toEqual([undefined, expect.any(String)]);
  expect(await proofOfWork.isSolved(proofs[1])).toBe(true);
  // The browser logs the response with the challenge.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('429')]);
});

test('campaign parameters in the address do not break the page', async ({ page }) => {
  await page.goto('/collection?gender=women&utm_source=mail&gclid=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
});

const NOWHERE = [
  '/preview/%00',
  '/product/%00',
  '/product/%ff',
  '/pictures/',
  '/pictures/%00',
  '/avatars/%00.webp',
  '/assets/%00',
  '/admin/assets/%00',
  '/cart/products.data?ids=%00&_routes=x',
  '/collection?search=%00',
  '/product-list?page=%00',
  '/guest-tracking?token=%00',
];

test('malformed addresses never cause a server error', async ({ request }) => {
  for (const path of NOWHERE) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBeLessThan(500);
  }
});
