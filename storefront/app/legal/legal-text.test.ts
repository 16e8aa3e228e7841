import { expect, test } from 'vitest';
import { shop } from '../testing/test-shop.ts';
import { withOwnText } from './legal-text.ts';
import { privacyPolicy } from './privacy.messages.ts';
import { termsAndConditions } from './terms.messages.ts';

test('the privacy policy has eleven sections, of which the contact is the last', () => {
  const { sections, contactText } = privacyPolicy(shop);
  expect(sections).toHaveLength(10);
  expect(sections.map(({ paragraphs }) => paragraphs.join()).join()).toContain('under 13');
  expect(contactText).toContain('meera@shop.example');
});

test('the terms have eleven sections and state the periods and courts the owner set', () => {
  const { sections } = termsAndConditions(shop);
  const text = sections.map(({ paragraphs }) => paragraphs.join(' ')).join(' ');
  expect(sections).toHaveLength(11);
  for (const fact of [
    '7-day return policy',
    '7-10 business days',
    '2-3 business days',
    '5-7 business days',
    'net banking',
    'cash on delivery where available',
    'laws of India',
    'Bilaspur, Chhattisgarh',
    'Rs. 2,000',
  ]) {
    expect(text).toContain(fact);
  }
});

test('the owner’s own text replaces the sections; title and contact stay', () => {
  const terms = termsAndConditions(shop);
  expect(withOwnText(terms, '')).toBe(terms);
  const own = withOwnText(terms, 'Ours.\n\n# Orders\nYou order.');
  expect(own).toMatchObject({ intro: 'Ours.', sections: [{ title: 'Orders', paragraphs: ['You order.'] }] });
  expect([own.title, own.contactText]).toEqual([terms.title, terms.contactText]);
});
