import path from 'node:path';
import { expect, test } from '@playwright/test';
import { changeSource } from '../../change-source.ts';
import { startDevelopmentShop } from '../../development-shop.ts';

// Starts its own shop on a machine that runs other stories at the same time.
test.setTimeout(240_000);
const patient = expect.configure({ timeout: 60_000 });

test('a developer who changes a page, the server or the contract sees it without restarting or reloading', async ({
  page,
}) => {
  const shop = await startDevelopmentShop();
  const inFolder = (name: string) => path.join(shop.folder, name);
  try {
    await shop.untilOpen();
    const outdated: string[] = [];
    let loads = 0;
    page.on('response', (response) => {
      if (response.status() === 504) outdated.push(response.url());
    });
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    const isLive = page.waitForEvent('websocket', { timeout: 60_000 });
    await page.goto(`${shop.url}/about`);
    await isLive;
    // A page that is still loading gets the old modules and no update.
    await patient(page.getByRole('button', { name: 'Open menu' })).toBeEnabled();
    changeSource(inFolder('storefront/app'), 'Cloth that somebody printed', 'Silk that somebody printed');
    await patient(page.getByRole('heading', { level: 1, name: 'Silk that somebody printed' })).toBeVisible();
    expect(await read(`${shop.url}/about`)).toContain('Silk that somebody printed');
    expect(outdated).toEqual([]);
    expect(loads).toBe(1);

    const health = "'/healthz', async () => ({ success: true";
    const changed = [changeSource(inFolder('server/src'), health, `${health}, changed: true`)];
    await patient.poll(() => read(`${shop.url}/healthz`)).toContain('"changed":true');
    const summary = 'Ends this session and invalidates its token';
    changed.push(changeSource(inFolder('contract/src'), summary, `Changed: ${summary}`));
    await patient.poll(() => read(`${shop.url}/api/openapi.json`)).toContain(`Changed: ${summary}`);
    await patient.poll(() => loads, { message: 'the page is loaded anew by itself' }).toBeGreaterThan(1);

    const causes = [...shop.output().matchAll(/Change detected in '(.*)'/g)].map(([, file]) => file);
    expect([...new Set(causes)]).toEqual(changed);
  } finally {
    await shop.stop();
  }
});

/** Returns the response body, or '' while the shop restarts. */
async function read(url: string): Promise<string> {
  return fetch(url).then(
    (response) => response.text(),
    () => '',
  );
}
