import { expectAccessible } from '../../accessibility.ts';
import { openAsOwner, saveSettings } from '../../admin.ts';
import { kurti } from '../../catalogue.ts';
import { test } from '../../own-shop-test.ts';
import { expect } from '../../shop-test.ts';

test('what shoppers are promised is what the owner has set: return days, support hours and the About page', async ({
  page,
  request,
}) => {
  await saveSettings(request, 'returns', {
    closesDaysAfterDelivery: 14,
    damagedRefundPercent: 100,
    writtenOffRefundPercent: 100,
    creditYears: null,
  });
  await openAsOwner(page, '/admin/settings/shop');
  const form = page.getByRole('region', { name: 'About page and support' });
  await form.getByLabel('Support hours').fill('Mon to Sat, 10 am to 6 pm');
  await form.getByLabel('About page').fill('We weave.\n\n# Our loom\nIt stands in Bhuj.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();

  const shown = async (path: string) => (await request.get(path)).text();
  await expect.poll(() => shown('/about'), { timeout: 20_000 }).toContain('It stands in Bhuj.');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 2, name: 'Our loom' })).toBeVisible();
  await expect(page.getByText('Bagru and Sanganer, Rajasthan')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '14 days return' })).toBeVisible();
  await expect(page.getByText('Write or call: Mon to Sat, 10 am to 6 pm')).toBeVisible();
  await expect(page.getByText('24/7')).toHaveCount(0);
  await page.goto(`/product/${kurti.id}`);
  await expect(page.getByText(/until 14 days after delivery, easy exchange/)).toBeVisible();
  await page.goto('/terms-conditions');
  await expect(page.getByText(/a 14-day return policy/)).toBeVisible();
});
