import { expectHydrated } from '../hydrated.ts';
import { expect, test } from '../shop-test.ts';

test('a shopper sees the menu in the first frame after the click, and the focus moves into it right after', async ({
  page,
}) => {
  await page.goto('/collection');
  await expectHydrated(page);
  const opener = page.getByRole('button', { name: 'Open menu' });
  const firstFrame = await opener.evaluate(async (button: HTMLElement) => {
    button.focus();
    button.click();
    await new Promise(requestAnimationFrame);
    const menu = document.querySelector('dialog[open]');
    return {
      isShown: menu !== null,
      isModal: menu?.matches(':modal'),
      hasFocus: menu?.matches(':focus-within'),
    };
  });
  expect(firstFrame).toEqual({ isShown: true, isModal: false, hasFocus: false });

  await expect(page.locator('dialog:modal')).toHaveAccessibleName('Menu');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a key that a shopper presses before the first frame is painted already goes to the menu', async ({
  page,
}) => {
  await page.goto('/collection');
  await expectHydrated(page);
  const opener = page.getByRole('button', { name: 'Open menu' });
  // No frame is drawn until the key has been pressed.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]:not(:modal)')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
