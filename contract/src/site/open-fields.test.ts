import { expect, test } from 'vitest';
import { settingGroups } from '../admin/settings.ts';
import { whyNotPublished } from './document-kinds.ts';
import { openFieldsIn } from './open-fields.ts';

test('an owner is told once of every field that a template left open, wherever it is in the page', () => {
  const page = {
    title: 'Shipping',
    sections: [{ text: ['In [[ days ]] days', 'by [[courier]]'] }, { text: 'In [[days]] days' }],
  };
  expect(openFieldsIn(page)).toEqual(['days', 'courier', 'days']);
  expect(whyNotPublished(page)).toBe('Please fill in first what is still open: days, courier');
  expect(whyNotPublished({ title: 'Sizes [in inches]' })).toBeUndefined();
});

test('a policy with an open field is not saved', () => {
  const policies = { privacy: '# Data\n\nWe keep it for [[years]] years.', terms: '' };
  expect(settingGroups.policies.safeParse(policies).error?.issues[0]).toMatchObject({
    path: ['privacy'],
    message: 'Please fill in first what is still open, in [[ ]]',
  });
});
