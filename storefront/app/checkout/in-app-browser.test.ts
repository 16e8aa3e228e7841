import { expect, test } from 'vitest';
import { isInAppBrowser } from './in-app-browser.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A; wv) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 300.0.0',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/119 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0]',
    true,
  ],
  ['Mozilla/5.0 (Linux; U; Android 9) AppleWebKit/537.36 UCBrowser/13.4.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile Safari/604.1',
    false,
  ],
])('an in-app browser is told from a regular one: %s', (userAgent, isInside) => {
  expect(isInAppBrowser(userAgent)).toBe(isInside);
});
