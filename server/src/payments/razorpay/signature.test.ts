import { expect, test } from 'vitest';
import { isSameSignature, paymentSignature } from './signature.ts';

const SECRET = 'test-secret';
const signature = paymentSignature('order_1', 'pay_1', SECRET);

test('the signature is the documented HMAC', () => {
  // printf 'order_1|pay_1' | openssl dgst -sha256 -hmac test-secret
  expect(signature).toBe('ba2a3986f33d5a6e148e445a747b407633361cc2fbc1d2faadd70ca5e101984e');
  expect(isSameSignature(signature, signature)).toBe(true);
});

test.each([
  ['empty', ''],
  ['cut short', signature.slice(0, 63)],
  ['too long', `${signature}0`],
  ['in capitals', signature.toUpperCase()],
  ['not hexadecimal', 'z'.repeat(64)],
  ['Unicode', '🌺'.repeat(16)],
  ['of another order', paymentSignature('order_2', 'pay_1', SECRET)],
  ['of another payment', paymentSignature('order_1', 'pay_2', SECRET)],
  ['under another secret', paymentSignature('order_1', 'pay_1', 'other')],
])('a signature that is %s is refused', (_kind, given) => {
  expect(isSameSignature(signature, given)).toBe(false);
});
