import { expect, test } from 'vitest';
import { readPolicyText } from './policy-text.ts';

test('a policy text is parsed into introduction, sections, paragraphs and bullet points', () => {
  const text = [
    'We sell by hand.',
    '',
    '# Orders',
    'You order.',
    '',
    'We <b>send</b>.',
    '# Returns',
    '',
    '- within 5 days',
    '- in one piece',
  ].join('\n');
  expect(readPolicyText(text)).toEqual({
    intro: 'We sell by hand.',
    sections: [
      { title: 'Orders', paragraphs: ['You order.', 'We <b>send</b>.'] },
      { title: 'Returns', paragraphs: [], points: ['within 5 days', 'in one piece'] },
    ],
  });
});

test('a text without headings is all introduction', () => {
  expect(readPolicyText('One.\n\nTwo.')).toEqual({ intro: 'One. Two.', sections: [] });
});
