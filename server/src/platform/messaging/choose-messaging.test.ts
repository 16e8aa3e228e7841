import { expect, test } from 'vitest';
import { readEnvironment } from '../config/env.ts';
import { connectedChannels, hasMessageSandbox } from './choose-messaging.ts';

const whatsApp = { WHATSAPP_TOKEN: 'w', WHATSAPP_PHONE_NUMBER_ID: '1' };
const sms = { MSG91_AUTH_KEY: 'm' };

test.each([
  ['a demo shop', {}, ['whatsapp', 'sms'], true],
  ['a shop with WhatsApp alone', whatsApp, ['whatsapp'], false],
  ['a shop with SMS alone', sms, ['sms'], false],
  ['a shop with both', { ...sms, ...whatsApp }, ['whatsapp', 'sms'], false],
])(
  '%s sends by its channels, and by the sandbox only without any account',
  (_, settings, channels, isSandbox) => {
    const env = readEnvironment(settings);
    expect(connectedChannels(env)).toEqual(channels);
    expect(hasMessageSandbox(env)).toBe(isSandbox);
  },
);

test('a live shop without accounts has no channels', () => {
  expect(connectedChannels({ ...readEnvironment({}), SHOP_MODE: 'live' })).toEqual([]);
});
