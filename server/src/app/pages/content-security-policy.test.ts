import { expect, test } from 'vitest';
import { contentSecurityPolicy, hashOf } from './content-security-policy.ts';

const shop = {
  scriptHashes: [hashOf('greet()')],
  scriptUrl: '/checkout.js',
  mapUrl: '',
  picturesUrl: '',
  formSources: [],
  isDevelopment: false,
};

test('a page runs the inline scripts that were built and no other, and takes no styles but ours', () => {
  const policy = contentSecurityPolicy(shop);
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("connect-src 'self';");
});

test('in development Vite may write styles into the page and tell it of changes', () => {
  const policy = contentSecurityPolicy({ ...shop, isDevelopment: true });
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("connect-src 'self' ws:;");
});

test('the window of the payment provider and the map come from where the owner says', () => {
  const policy = contentSecurityPolicy({
    ...shop,
    scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    mapUrl: 'https://maps.example/embed?q=1',
  });
  expect(policy).toMatch(/script-src [^;]*https:\/\/checkout\.razorpay\.com/);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/maps\.example /);
});

test('pictures come from the shop, and from the CDN where there is one', () => {
  expect(contentSecurityPolicy(shop)).toContain("img-src 'self' data:;");
  const policy = contentSecurityPolicy({ ...shop, picturesUrl: 'https://cdn.example/shop' });
  expect(policy).toContain("img-src 'self' data: https://cdn.example;");
});

test('a form may go to a payment page that is reached by one, and else to the shop alone', () => {
  expect(contentSecurityPolicy(shop)).toContain("form-action 'self';");
  const policy = contentSecurityPolicy({ ...shop, formSources: ['https://pay.example'] });
  expect(policy).toContain("form-action 'self' https://pay.example;");
});

test('only the preview of a product may be shown in a frame, by the admin alone', () => {
  expect(contentSecurityPolicy(shop)).toContain("frame-ancestors 'none'");
  expect(contentSecurityPolicy({ ...shop, isFramedByAdmin: true })).toContain("frame-ancestors 'self'");
});
