import { kurti } from '../catalogue.ts';
import { openWindow } from '../paying.ts';
import { expect, test } from '../shop-test.ts';
import { openFilledCart } from '../shopper.ts';

/**
 * The scripts allowed on the payment page (PCI DSS 4, 6.4.3): the shop's own files as built, and the
 * provider's window.
 */
const SCRIPTS = [/^\/assets\/[\w.-]+\.js$/, /^\/sandbox\/razorpay\/(checkout|window)\.js$/];
const FRAMES = [/^\/sandbox\/razorpay\/window/];

test('the payment page loads only scripts and frames from the allowlist', async ({ page }) => {
  const loaded: { type: string; url: URL }[] = [];
  page.on('request', (request) => {
    const type = request.resourceType();
    const isFrame = type === 'document' && request.frame() !== page.mainFrame();
    if (type === 'script' || isFrame) loaded.push({ type, url: new URL(request.url()) });
  });
  await openFilledCart(page, kurti.id, 'M', { email: 'inventory@guest.example' });
  await openWindow(page);
  const own = new URL(page.url()).origin;
  const unknown = loaded.filter(({ type, url }) => {
    const list = type === 'script' ? SCRIPTS : FRAMES;
    return url.origin !== own || !list.some((known) => known.test(url.pathname));
  });
  expect(unknown.map(({ type, url }) => `${type} ${url.href}`)).toEqual([]);
  expect(loaded.some(({ url }) => SCRIPTS[1]?.test(url.pathname))).toBe(true);
});
