import { expect, test } from '../shop-test.ts';

test('the focus moves into the menu, and back to its button on Escape', async ({ page }) => {
  await page.goto('/collection');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  await expect(page.locator('dialog:modal')).toHaveAccessibleName('Menu');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
