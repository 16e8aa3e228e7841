import { expect, test } from 'vitest';
import { plainTextOf, type RichText, richText } from './rich-text.ts';

const story: RichText = [
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Woven in Maheshwar' }] },
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'By ' },
      { type: 'text', text: 'hand', marks: [{ type: 'bold' }] },
      { type: 'hardBreak' },
      { type: 'text', text: 'since 1767', marks: [{ type: 'link', attrs: { href: '/about' } }] },
    ],
  },
  {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: [
          {
            type: 'tableHeader',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Count' }] }],
          },
          { type: 'tableCell', content: [{ type: 'paragraph', content: [{ type: 'text', text: '80' }] }] },
        ],
      },
    ],
  },
];

test('what an owner formats is kept as it is', () => {
  expect(richText.parse(story)).toEqual(story);
});

test('a shop’s feed has the words of a formatted text', () => {
  expect(plainTextOf(story)).toBe('Woven in Maheshwar\nBy hand\nsince 1767\nCount 80');
});

test('attributes that are not listed are dropped, such as a style or an event handler', () => {
  const styled = { type: 'paragraph', attrs: { style: 'color: red', onclick: 'alert(1)' } };
  expect(richText.parse([styled])).toEqual([{ type: 'paragraph' }]);
});

test.each([
  ['a script in a link', paragraphWith('javascript:alert(1)')],
  ['a script behind spaces', paragraphWith('  javascript:alert(1)')],
  ['data in a link', paragraphWith('data:text/html,<script>')],
  ['another host without a scheme', paragraphWith('//elsewhere.example')],
  [
    'a picture of another host',
    { type: 'image', attrs: { src: 'https://elsewhere.example/a.jpg', alt: '' } },
  ],
  ['a video of another host', { type: 'video', attrs: { href: 'https://youtube.com.example/watch?v=1' } }],
  ['HTML', { type: 'html', text: '<script>' }],
])('%s is refused', (_what, block) => {
  expect(richText.safeParse([block]).success).toBe(false);
});

function paragraphWith(href: string): object {
  const marks = [{ type: 'link', attrs: { href } }];
  return { type: 'paragraph', content: [{ type: 'text', text: 'Read more', marks }] };
}
