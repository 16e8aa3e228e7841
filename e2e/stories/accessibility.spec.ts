import { axeFaults } from '../accessibility.ts';
import { expect, test } from '../shop-test.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main></html>`;
const pale = '<p style="color: #eee; background: #fff">Pale</p>';

test('what a shopper cannot read or hear is a fault: on a page, on the next one and in a frame of it', async ({
  page: shown,
}) => {
  await shown.setContent(page(pale));
  expect(await axeFaults(shown)).toEqual([['color-contrast', expect.stringContaining('Pale')]]);
  await shown.setContent(page('<img src="data:,">'));
  expect(await axeFaults(shown)).toEqual([['image-alt', '<img src="data:,">']]);
  expect(await axeFaults(shown, ['color-contrast'])).toEqual([]);
  await shown.setContent(page(`<iframe title="A frame" srcdoc='${page(pale)}'></iframe>`));
  await expect(shown.frameLocator('iframe').getByText('Pale')).toBeVisible();
  expect(await axeFaults(shown, ['color-contrast'])).toEqual([
    ['color-contrast', expect.stringContaining('Pale')],
  ]);
});
