import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { hashOf } from './inline-scripts.ts';

const shop = {
  scriptUrl: '/checkout.js',
  mapUrl: '',
  picturesUrl: '',
  formSources: [],
  isDevelopment: false,
};

test('a page may run only its own inline scripts and load only the shop’s own styles', () => {
  const policy = contentSecurityPolicy([hashOf('greet()')], shop);
  expect(policy).toContain(`script-src 'self' ${hashOf('greet()')};`);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("connect-src 'self';");
});

test('in development Vite may inject styles and connect by WebSocket', () => {
  const policy = contentSecurityPolicy([], { ...shop, isDevelopment: true });
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("connect-src 'self' ws:;");
});

test('the payment provider’s script and the map may load from their configured addresses', () => {
  const policy = contentSecurityPolicy([], {
    ...shop,
    scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    mapUrl: 'https://maps.example/embed?q=1',
  });
  expect(policy).toMatch(/script-src [^;]*https:\/\/checkout\.razorpay\.com/);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/maps\.example /);
});

test('pictures may load from the shop, and from the CDN if there is one', () => {
  expect(contentSecurityPolicy([], shop)).toContain("img-src 'self' data:;");
  const policy = contentSecurityPolicy([], { ...shop, picturesUrl: 'https://cdn.example/shop' });
  expect(policy).toContain("img-src 'self' data: https://cdn.example;");
});

test('forms may be sent only to the shop, and to a payment page if one is configured', () => {
  expect(contentSecurityPolicy([], shop)).toContain("form-action 'self';");
  const policy = contentSecurityPolicy([], { ...shop, formSources: ['https://pay.example'] });
  expect(policy).toContain("form-action 'self' https://pay.example;");
});

test('only a product preview may be framed, and only by the admin', () => {
  expect(contentSecurityPolicy([], shop)).toContain("frame-ancestors 'none'");
  expect(contentSecurityPolicy([], { ...shop, isFramedByAdmin: true })).toContain("frame-ancestors 'self'");
});
