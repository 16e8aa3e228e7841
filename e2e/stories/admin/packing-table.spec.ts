import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryScheme } from '../../accessibility.ts';
import { addStaff, openAsOwner, openAsStaff, signInOwner } from '../../admin.ts';
import { buyAsGuest } from '../../buy.ts';
import { scan } from '../../keyboard.ts';
import { expect, test } from '../../shop-test.ts';

type Line = { sku: string; quantity: number; productId: string };

/** Places an order and returns it with the barcodes of its items. */
async function placeOrder(request: APIRequestContext, firstName: string) {
  const guest = { firstName, lastName: 'Scan', email: `${firstName.toLowerCase()}@guest.example` };
  const orderId = await buyAsGuest(request, guest);
  await signInOwner(request);
  const { order } = await (await request.get(`/api/admin/order/detail?orderId=${orderId}`)).json();
  return { orderId, shortId: orderId.slice(-8).toUpperCase(), lines: order.lines as Line[] };
}

/** Counts how often the phone would vibrate. */
async function countShakes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { shakes: number };
    counted.shakes = 0;
    navigator.vibrate = () => {
      counted.shakes += 1;
      return true;
    };
  });
  return () => page.evaluate(() => (window as unknown as { shakes: number }).shakes);
}

test('a packer packs an order with a scanner, is warned of a wrong item and prints the label', async ({
  page,
  request,
  complaints,
}) => {
  const { shortId, lines } = await placeOrder(request, 'Nila');
  const other = await placeOrder(request, 'Omala');
  const shakes = await countShakes(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsStaff(page, await addStaff(page, 'packer'), '/admin/packing');
  const field = page.getByLabel('Scan an order or parcel');
  await expect(field).toBeFocused();
  await scan(page, 'NOBODY-1');
  await expect(
    page.getByRole('alert').filter({ hasText: 'No order or parcel has the number' }),
  ).toBeVisible();
  await scan(page, shortId);
  await expect(page.getByText('Prepaid')).toBeVisible();
  await page.getByRole('button', { name: 'Start packing' }).click();
  await expect(page.getByRole('list', { name: 'Items to pack' }).getByRole('listitem')).toHaveCount(
    lines.length,
  );
  await expectAccessibleInEveryScheme(page);

  const before = await shakes();
  await scan(page, other.lines[0]?.sku ?? '');
  await expect(page.getByRole('alert').filter({ hasText: 'does not belong to this order' })).toBeVisible();
  expect(await shakes()).toBe(before + 1);
  await scan(page, other.shortId);
  await expect(page.getByRole('alert').filter({ hasText: `This is order ${other.shortId}` })).toBeVisible();

  const [first, ...rest] = lines.flatMap(({ sku, quantity }) => Array<string>(quantity).fill(sku));
  await scan(page, first ?? '');
  await expect(page.getByRole('listitem').filter({ hasText: first ?? '' })).toContainText('1 of');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: first ?? '' })).toContainText('1 of');
  for (const sku of rest) await scan(page, sku);
  await expect(page.getByLabel('Scan an item')).toBeFocused();
  await page.getByLabel('Weight (g)').fill('640');
  await page.getByLabel('Length (cm)').fill('30');
  await page.getByLabel('Width (cm)').fill('25');
  await page.getByLabel('Height (cm)').fill('5');
  await expect(page.getByText('Everything is scanned. Press Enter to pack it.')).toBeVisible();
  await page.getByLabel('Scan an item').press('Enter');
  await expect(page.getByText(`Parcel ${shortId}-1 is packed`).first()).toBeVisible();
  await expectAccessible(page);
  const label = await page.getByRole('link', { name: 'Print label' }).getAttribute('href');
  const response = await page.request.get(label ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  await expect(field).toBeFocused();
  await scan(page, other.shortId);
  await expect(page.getByRole('heading', { name: `Order ${other.shortId}` })).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('on a phone a packer counts items with large buttons, and can take over an order open in another browser', async ({
  page,
  browser,
  request,
}) => {
  const { shortId, lines } = await placeOrder(request, 'Pavi');
  await page.setViewportSize({ width: 360, height: 740 });
  const packer = await addStaff(page, 'packer');
  await openAsStaff(page, packer, `/admin/packing?order=${shortId}`);
  await page.getByRole('button', { name: 'Start packing' }).click();
  const list = page.getByRole('list', { name: 'Items to pack' });
  for (const [index, { quantity }] of lines.entries()) {
    const plus = list
      .getByRole('listitem')
      .nth(index)
      .getByRole('button', { name: /^Add one/ });
    const box = await plus.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    for (let unit = 1; unit <= quantity; unit++) {
      await plus.click();
      await expect(list.getByRole('listitem').nth(index)).toContainText(`${unit} of ${quantity}`);
    }
  }
  await expectAccessibleInEveryScheme(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await openAsStaff(elsewhere, packer, `/admin/packing?order=${shortId}`);
  await expect(elsewhere.getByText('is packing it in another browser')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Take over' }).click();
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
  await elsewhere.getByRole('button', { name: 'Pack it' }).click();
  await expect(elsewhere.getByText(`Parcel ${shortId}-1 is packed`).first()).toBeVisible();
  await elsewhere.context().close();
});

test('the owner opens the documents of the selected orders as one PDF', async ({ page, request }) => {
  const { shortId } = await placeOrder(request, 'Qamar');
  await openAsOwner(page, `/admin/orders?q=${shortId}`);
  await page.getByLabel('Select all shown').check();
  await page.getByRole('button', { name: 'Print …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print' });
  await expect(dialog.getByLabel('Packing slips (1)')).toBeChecked();
  await expect(dialog.getByText(`No label until packed: ${shortId}`)).toBeVisible();
  await expectAccessibleInEveryScheme(page);
  await dialog.getByLabel('A4').check();
  const link = dialog.getByRole('link', { name: 'Open the PDF' });
  const address = (await link.getAttribute('href')) ?? '';
  const opened = page.context().waitForEvent('page');
  await link.click();
  await opened;
  await expect(dialog.getByText('All pages are ready.')).toBeVisible();
  const response = await page.request.get(address);
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

/** Emulates Chrome's barcode detector on Android: it reads the code that the test holds before the camera. */
async function giveDetector(page: Page): Promise<(code: string) => Promise<void>> {
  await page.addInitScript(() => {
    const world = window as unknown as { held: string; BarcodeDetector: unknown };
    world.held = '';
    world.BarcodeDetector = class {
      detect() {
        return Promise.resolve(world.held ? [{ rawValue: world.held }] : []);
      }
    };
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      // A video frame is only produced when something is drawn.
      setInterval(() => context?.fillRect(0, 0, 1, 1), 40);
      return canvas.captureStream();
    };
  });
  return (code) =>
    page.evaluate((held) => {
      (window as unknown as { held: string }).held = held;
    }, code);
}

test('a packer scans with the phone’s camera where the browser reads barcodes, and is offered no camera elsewhere', async ({
  page,
  browser,
  request,
}) => {
  const { shortId, lines } = await placeOrder(request, 'Rukmini');
  const packer = await addStaff(page, 'packer');
  const hold = await giveDetector(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsStaff(page, packer, '/admin/packing');
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await hold(shortId);
  await page.getByRole('button', { name: 'Start packing' }).click();
  await hold(lines[0]?.sku ?? '');
  const item = page.getByRole('list', { name: 'Items to pack' }).getByRole('listitem').first();
  await expect(item).toContainText('1 of');
  await hold('');
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page.getByLabel('Camera picture')).toHaveCount(0);

  const elsewhere = await (await browser.newContext()).newPage();
  await openAsStaff(elsewhere, packer, '/admin/packing');
  await expect(elsewhere.getByLabel('Scan an order or parcel')).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Scan with the camera' })).toHaveCount(0);
  await elsewhere.context().close();
});
