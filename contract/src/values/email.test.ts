import fc from 'fast-check';
import { expect, test } from 'vitest';
import { email, normaliseEmail } from './email.ts';

const address = email({ missing: 'missing', invalid: 'invalid' });

test.each([
  ['Asha@Gulmohar.Example', 'asha@gulmohar.example'],
  [' asha@gulmohar.example ', 'asha@gulmohar.example'],
  ['ａｓｈａ@gulmohar.example', 'asha@gulmohar.example'],
  ['\u212airan@gulmohar.example', 'kiran@gulmohar.example'],
  ['rene\u0301@gulmohar.example', 'ren\u00e9@gulmohar.example'],
  ['आशा@गुलमोहर.भारत', 'आशा@गुलमोहर.भारत'],
  ["o'neil+sale@mail.co.in", "o'neil+sale@mail.co.in"],
])('%s is normalised to %s', (typed, stored) => {
  expect(address.parse(typed)).toBe(stored);
});

test.each([
  'asha',
  'asha@',
  'asha@gulmohar',
  '@gulmohar.example',
  'asha@@gulmohar.example',
  'asha@gulmohar..example',
  'asha@-gulmohar.example',
  'asha,meera@gulmohar.example',
  'Asha <asha@gulmohar.example>',
  'asha@gulmohar.example\r\nBcc: all@gulmohar.example',
  '"asha"@gulmohar.example',
  `${'a'.repeat(250)}@gulmohar.example`,
])('%j is not a valid address', (typed) => {
  expect(address.safeParse(typed).error?.issues[0]?.message).toBe('invalid');
});

test('a missing address gets a different message from an invalid one', () => {
  for (const typed of [undefined, null, '', '  ', 7]) {
    expect(address.safeParse(typed).error?.issues[0]?.message).toBe('missing');
  }
});

test('normalising is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(normaliseEmail(normaliseEmail(typed))).toBe(normaliseEmail(typed));
    }),
  );
});
