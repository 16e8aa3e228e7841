import { newBlock, newSection } from '@gulmohar/contract/site/new-section.ts';
import { type Section, type SectionOf, section } from '@gulmohar/contract/site/page-document.ts';
import { fieldOf } from '@gulmohar/contract/site/section-fields.ts';
import { type SectionType, sectionTypeNames, sectionTypes } from '@gulmohar/contract/site/section-types.ts';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { shop } from '../testing/test-shop.ts';
import HomePage from './home-page.tsx';
import type { LoadedPage } from './load-page.ts';
import { unreachablePage } from './unreachable-page.ts';

const samples: Record<string, unknown> = {
  picture: '/pictures/cloth.1.aabbcc/800.webp',
  video: '/pictures/video.0a1b/video.mp4',
  'wide-picture': '/pictures/cloth.2.aabbcc/1280.webp',
  'rich-text': [{ type: 'paragraph', content: [{ type: 'text', text: 'Hung in the shade' }] }],
  target: { kind: 'page', value: 'faq' },
};

/** Returns the values with every field filled in; addresses of videos are not any text. */
function filled(schema: z.ZodObject, values: object): Record<string, unknown> {
  const entries = Object.entries(schema.shape).map(([name, one]) => {
    const { kind = '' } = fieldOf(one) ?? {};
    const isText = kind === 'line' || kind === 'lines';
    return [name, name === 'youtube' ? 'https://youtu.be/abcdef1' : isText ? `A ${name}` : samples[kind]];
  });
  return { ...values, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) };
}

function filledSection(type: SectionType): Section {
  const { settings, block, maxBlocks } = sectionTypes[type];
  const blank = newSection(type);
  return section.parse({
    ...blank,
    settings: filled(settings, blank.settings),
    blocks: maxBlocks > 0 ? [filled(block, newBlock(type))] : [],
  });
}

function htmlOf(shown: Section, more: Partial<LoadedPage> = {}): string {
  const loaded = { ...unreachablePage, ...more, page: { ...unreachablePage.page, sections: [shown] } };
  const Stub = createRoutesStub([
    { id: 'root', children: [{ id: 'home', index: true, Component: HomePage as never }] },
  ]);
  return renderToString(
    <Stub hydrationData={{ loaderData: { root: { shop, categories: [] }, home: loaded } }} />,
  );
}

const own = sectionTypeNames.filter(
  (type) => Object.keys(sectionTypes[type].settings.shape).length > 0 || sectionTypes[type].maxBlocks > 0,
);

test.each(own.filter((type) => type !== 'products' && type !== 'journal'))(
  'a shopper sees everything that the owner wrote in a section “%s”',
  (type) => {
    const shown = filledSection(type);
    const html = htmlOf(shown);
    const texts = [shown.settings, ...shown.blocks].flatMap((values) =>
      Object.entries(values).flatMap(([name, value]) =>
        typeof value === 'string' && value.startsWith('A ') ? [`A ${name}`] : [],
      ),
    );
    for (const text of texts) expect(html).toContain(text);
    if (JSON.stringify(shown).includes('Hung in')) expect(html).toContain('Hung in the shade');
    if (JSON.stringify(shown).includes('"faq"')) expect(html).toContain('href="/pages/faq"');
  },
);

test('the owner’s own video is not loaded before it plays, and says what it shows; one elsewhere is a link', () => {
  const shown = filledSection('video') as SectionOf<'video'>;
  const html = htmlOf(shown);
  expect(html).toMatch(/<video[^>]* src="\/pictures\/video.0a1b\/video.mp4"/);
  expect(html).toMatch(/<video[^>]* preload="none"/);
  expect(html).toMatch(/<video[^>]* aria-label="A alt"/);
  expect(html).not.toMatch(/<video[^>]* autoplay/i);
  expect(html).not.toContain('youtu.be');
  shown.settings = { ...shown.settings, video: '' };
  expect(htmlOf(shown)).toContain('href="https://youtu.be/abcdef1"');
  expect(htmlOf(shown)).not.toContain('<video');
});

test('an own video needs a picture and words for those who cannot see it', () => {
  const blank = filledSection('video') as SectionOf<'video'>;
  const { error } = section.safeParse({ ...blank, settings: { ...blank.settings, poster: '', alt: '' } });
  expect(error?.issues.map(({ path }) => path.at(-1))).toEqual(['poster', 'alt']);
});

test('a shopper sees articles of the journal with a link to all of them, and nothing while there are none', () => {
  const shown = { ...newSection('journal'), id: 'news' } as SectionOf<'journal'>;
  shown.settings = { ...shown.settings, title: 'From our dyers', tag: 'Care' };
  expect(htmlOf(shown)).not.toContain('From our dyers');
  const article = { slug: 'indigo', title: 'Indigo', summary: 'How it is dyed', date: '2026-11-01' };
  const html = htmlOf(shown, {
    articles: { news: [{ ...article, cover: '', coverAlt: '', author: '', tags: ['Care'] }] },
  });
  for (const text of ['From our dyers', 'href="/journal/indigo"', 'How it is dyed', '1 November 2026'])
    expect(html).toContain(text);
  expect(html).toContain('href="/journal?tag=Care"');
});
