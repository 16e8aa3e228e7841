import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

const chromeOn = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`;

test.each([
  [chromeOn('X11; Linux x86_64'), 'Chrome on Linux'],
  [chromeOn('Linux; Android 15; Pixel 9'), 'Chrome on Android'],
  [`${chromeOn('Windows NT 10.0; Win64; x64')} Edg/140.0.0.0`, 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
  ['curl/8.0', 'curl/8.0'],
  ['', 'Unknown browser'],
])('the list of sessions names the browser: %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
