import type { Page } from '@playwright/test';
import { axeFaults } from '../accessibility.ts';
import { expect, test } from '../shop-test.ts';

const html = (body: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main></html>`;
const pale = '<p style="color: #eee; background: #fff">Pale</p>';

async function show(page: Page, body: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(html(body));
}

test('what a shopper cannot read or hear is a fault: on a page, on the next one and in a frame of it', async ({
  page,
}) => {
  await show(page, pale);
  expect(await axeFaults(page)).toEqual([['color-contrast', expect.stringContaining('Pale')]]);
  await show(page, '<img src="data:,">');
  expect(await axeFaults(page)).toEqual([['image-alt', '<img src="data:,">']]);
  expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
  await show(page, `<iframe title="A frame" srcdoc='${html(pale)}'></iframe>`);
  await expect(page.frameLocator('iframe').getByText('Pale')).toBeVisible();
  expect(await axeFaults(page, ['color-contrast'])).toEqual([
    ['color-contrast', expect.stringContaining('Pale')],
  ]);
});
