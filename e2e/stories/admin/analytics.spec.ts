import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { addProduct } from '../../add-product.ts';
import { openAsOwner } from '../../admin.ts';
import { payButton, payInWindow, success } from '../../paying.ts';
import { expect, test } from '../../shop-test.ts';
import { fillDelivery } from '../../shopper.ts';

const VISIT_CALL = '**/api/visit';

/** Playwright cannot read what a beacon sends. */
async function readBeacons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.sendBeacon = (url, body) => {
      const headers = { 'content-type': 'application/json' };
      const send = async () =>
        fetch(url, { method: 'POST', keepalive: true, headers, body: await new Response(body).text() });
      void send();
      return true;
    };
  });
}

test('a shopper who comes by a campaign buys, and the owner finds the order by it', async ({
  page,
  openElsewhere,
}) => {
  const { id, name } = await addProduct();
  await readBeacons(page);
  const campaign = `diwali-${crypto.randomUUID().slice(0, 8)}`;
  const told = page.waitForRequest(VISIT_CALL);
  await page.goto(`/product/${id}?utm_source=Instagram&utm_campaign=${campaign}`);
  const { source, steps } = (await told).postDataJSON();
  expect({ source, steps }).toEqual({
    source: `instagram / ${campaign}`,
    steps: [{ kind: 'begun' }, { kind: 'viewed', productId: id }],
  });
  await page.getByRole('button', { name: 'M', exact: true }).click();
  await page.getByRole('button', { name: 'BUY NOW' }).click();
  await fillDelivery(page, { email: 'charu@guest.example' });
  const bought = page.waitForRequest(VISIT_CALL);
  await payButton(page).click();
  await payInWindow(page);
  await expect(success(page)).toBeVisible();
  const kinds = (await bought).postDataJSON().steps.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['added', 'checkout', 'paying']);

  const owner = await openElsewhere();
  await openAsOwner(owner, '/admin/analytics');
  await expect(owner.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  const sources = owner.getByRole('table', { name: 'Where visits and orders come from' });
  await expect(sources.getByRole('row', { name: `instagram / ${campaign}` })).toContainText('Rs. 1,399');
  await expect(owner.getByRole('table', { name: 'From visit to order' })).toContainText(
    'Reached the checkout',
  );
  await expectAccessibleInEveryScheme(owner, [390, 1440]);

  await owner.getByRole('link', { name: `instagram / ${campaign}` }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(owner.getByRole('table')).toContainText('Kavya');
  await expect(
    owner.getByRole('button', { name: `Source: instagram / ${campaign}, show all` }),
  ).toBeVisible();
  await owner.goBack();

  const content = owner.getByRole('main');
  await content.getByRole('button', { name: 'Products' }).click();
  const sales = content.getByRole('table', { name: 'Sales by product' });
  await expect(sales).toBeVisible();
  await content
    .getByRole('button', { name: /^Show all/ })
    .first()
    .click();
  await expect(sales.getByRole('row', { name })).toContainText('1');
  await content.getByRole('button', { name: 'A year' }).click();
  await expectAccessible(owner);
  const download = owner.waitForEvent('download');
  await owner.getByRole('link', { name: 'Sales by product, as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^product-.*\.csv$/);
  for (const group of ['Sizes', 'Buyers', 'Returns']) {
    await content.getByRole('button', { name: group }).click();
    await expect(owner.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(owner);
  }
});

test('a shopper who does not want to be counted is not, and an order says nothing of where they came from', async ({
  page,
}) => {
  await readBeacons(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/about?utm_source=instagram');
  const choice = page.getByRole('contentinfo').getByLabel('Do not count my visits');
  await choice.check();
  await page.goto('/contact');
  await expect(choice).toBeChecked();
  await expectAccessible(page);
  // Leaving a page sends what is left.
  await page.goto('about:blank');
  expect(calls).not.toContain('/api/visit');
  await page.goto('/about');
  await choice.uncheck();
  const told = page.waitForRequest(VISIT_CALL);
  await page.reload();
  expect((await told).postDataJSON()).toMatchObject({ steps: [{ kind: 'begun' }] });
});
