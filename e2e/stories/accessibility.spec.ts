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

test('an accessibility fault is reported on a page, on the next page and in a frame', async ({ page }) => {
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

test('a page that loses a role, a name, a state or a heading level no longer matches its accessibility tree', async ({
  page,
}) => {
  const tree = `
    - main:
      - heading "A page" [level=1]
      - heading /^\\d+ items$/ [level=2]
      - button "Save" [pressed]
      - status: /total/`;
  const whole = '<h2>3 items</h2><button aria-pressed="true">Save</button><p role="status">1 total</p>';
  await show(page, whole);
  await expect(page.locator('body')).toMatchAriaSnapshot(tree);
  for (const [part, lost] of [
    ['<h2>3 items</h2>', '<h3>3 items</h3>'],
    ['<h2>3 items</h2>', '<h2>Some items</h2>'],
    ['aria-pressed="true"', 'aria-pressed="false"'],
    ['>Save</button>', '></button>'],
    ['<p role="status">', '<p>'],
  ] as const) {
    await show(page, whole.replace(part, lost));
    await expect(page.locator('body'), lost).not.toMatchAriaSnapshot(tree);
  }
});
