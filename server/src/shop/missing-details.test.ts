import { describe, expect, test } from 'vitest';
import { LIVE_SETTINGS } from '../../testing/live-settings.ts';
import { readEnvironment } from '../platform/config/env.ts';
import { defaultSettings, UNNAMED } from './default-settings.ts';
import { missingDetails, missingSeller } from './missing-details.ts';

const details = {
  SHOP_LEGAL_NAME: 'the registered name',
  SHOP_ADDRESS: 'the address',
  SHOP_PHONE: 'the phone number',
  SHOP_EMAIL: 'the e-mail address',
  SHOP_GRIEVANCE_OFFICER: 'the grievance officer',
  SHOP_GSTIN: 'the GSTIN',
};

const settingsWith = (changes: Record<string, string>) =>
  defaultSettings(readEnvironment({ ...LIVE_SETTINGS, ...changes }));

describe('a live shop', () => {
  test('with all details of the operator lacks nothing', () => {
    expect(missingDetails(settingsWith({}))).toEqual([]);
  });

  test.each(Object.entries(details))('without %s lacks %s', (name, label) => {
    expect(missingSeller(settingsWith({ [name]: '' })).map((one) => one.label)).toEqual([label]);
  });

  test('with the demo’s GST number lacks its own', () => {
    const settings = settingsWith({ SHOP_GSTIN: '08AABCG4821M1ZH' });
    expect(missingDetails(settings).map(({ label }) => label)).toEqual(['the GSTIN']);
  });

  test('without a name or courts can go on selling, but not be opened', () => {
    const settings = settingsWith({ SHOP_NAME: '', SHOP_COURTS: '' });
    expect(missingSeller(settings)).toEqual([]);
    expect(missingDetails(settings).map(({ label }) => label)).toEqual(['the shop’s name', 'the courts']);
  });
});

test('a live shop has nothing of the demo: no name, seller, rating, promise or map', () => {
  const { opening, shop, contact, legal, social, tax, about, promise, messages } = defaultSettings(
    readEnvironment({ SHOP_MODE: 'demo' }),
    false,
  );
  expect(opening.isOpen).toBe(false);
  expect(shop).toEqual({ name: UNNAMED, displayRating: false });
  expect(contact).toEqual({ email: '', phone: '', address: [], mapUrl: '', mapEmbedUrl: '' });
  expect(legal).toMatchObject({ name: '', grievanceOfficer: { name: '', email: '', phone: '' }, courts: '' });
  expect([social.places, tax.gstin, about.supportHours, promise.isShown]).toEqual([[], '', '', false]);
  expect(messages.send).toBe('never');
});

test('the demo has its own shop and seller, which the operator can replace', () => {
  const { shop, tax, contact } = defaultSettings(readEnvironment({ SHOP_NAME: 'Palash' }));
  expect(shop).toEqual({ name: 'Palash', displayRating: true });
  expect(tax.gstin).toBe('08AABCG4821M1ZH');
  expect(contact.email).toBe('care@gulmohar.example');
});
