import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { openFieldsIn } from '@gulmohar/contract/site/open-fields.ts';
import { pageDocument } from '@gulmohar/contract/site/page-document.ts';
import { expect, test } from 'vitest';
import { templateNames, templates } from './page-templates.ts';

const shop = {
  shipping: { fee: 10_000, freeFrom: 200_000 },
  contact: { email: 'care@shop.example', phone: '1' },
  returnDays: 7,
} as Shop;

test.each(templateNames)(
  'an owner can begin with “%s”, and is asked only for what the shop does not know',
  (name) => {
    const page = { ...templates[name].make(shop), title: 'A page' };
    expect(pageDocument.parse(page)).toEqual(page);
    expect(openFieldsIn(page).length > 0).toBe(name !== 'blank');
  },
);

test('a shop that takes everything back asks its owner until when', () => {
  const open = openFieldsIn(templates.refunds.make({ ...shop, returnDays: null }));
  expect(open).toContain('until when it can be returned');
});
