import { expect, test } from 'vitest';
import { callerKey, networkKey } from './caller-key.ts';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('calls from %s are counted under %s', (ip, key) => {
  expect(callerKey(ip)).toBe(key);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['198.51.100.7', undefined],
  ['::ffff:198.51.100.7', undefined],
])('the network of %s is counted under %s', (ip, key) => {
  expect(networkKey(ip)).toBe(key);
});
