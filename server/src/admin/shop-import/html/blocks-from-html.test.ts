import { plainTextOf, richText } from '@gulmohar/contract/values/rich-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksFromHtml } from './blocks-from-html.ts';

function text(value: string, ...marks: object[]) {
  return { type: 'text', text: value, ...(marks.length > 0 && { marks }) };
}

describe('an owner’s description in HTML', () => {
  test('keeps paragraphs, headings, lists, tables, emphasis and links', () => {
    const { blocks } = blocksFromHtml(`
      <h1>Indigo</h1><p style="color:red">Soft <b>hand-<em>loom</em></b> cotton.<br>Made in
      <a href="/pages/jaipur" onclick="x()">Jaipur</a>.</p>
      <ul><li>Fabric: Cotton</li><li><p>Care:</p><p>Cold wash</p></li></ul>
      <table><tbody><tr><th>Size</th><th>Chest</th></tr><tr><td>M</td><td>38</td></tr></tbody></table>
      <blockquote>Lovely</blockquote>`);
    const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
    expect(blocks).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [text('Indigo')] },
      paragraph(
        text('Soft '),
        text('hand-', { type: 'bold' }),
        text('loom', { type: 'bold' }, { type: 'italic' }),
        text(' cotton.'),
        { type: 'hardBreak' },
        text('Made in '),
        text('Jaipur', { type: 'link', attrs: { href: '/pages/jaipur' } }),
        text('.'),
      ),
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [paragraph(text('Fabric: Cotton'))] },
          { type: 'listItem', content: [paragraph(text('Care:')), paragraph(text('Cold wash'))] },
        ],
      },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', content: [paragraph(text('Size'))] },
              { type: 'tableHeader', content: [paragraph(text('Chest'))] },
            ],
          },
          {
            type: 'tableRow',
            content: [
              { type: 'tableCell', content: [paragraph(text('M'))] },
              { type: 'tableCell', content: [paragraph(text('38'))] },
            ],
          },
        ],
      },
      { type: 'blockquote', content: [paragraph(text('Lovely'))] },
    ]);
  });

  test('loses scripts, styles and forms, and links that would run something', () => {
    const { blocks } = blocksFromHtml(
      '<style>p{}</style><script>alert(1)</script><form><input></form><div><a href="javascript:alert(1)">Look</a></div><!-- x -->',
    );
    expect(blocks).toEqual([{ type: 'paragraph', content: [text('Look')] }]);
  });

  test('names its pictures, and links its videos', () => {
    const { blocks, pictures } = blocksFromHtml(
      '<p>Chart<img src="//cdn.example/chart.png"></p><iframe src="https://www.youtube.com/embed/abc_1"></iframe>',
    );
    expect(pictures).toEqual(['https://cdn.example/chart.png']);
    expect(blocks.at(-1)).toEqual({
      type: 'video',
      attrs: { href: 'https://www.youtube.com/watch?v=abc_1' },
    });
  });

  test('without any tag is a paragraph', () => {
    expect(plainTextOf(blocksFromHtml('Soft & light &amp; free').blocks)).toBe('Soft & light & free');
    expect(blocksFromHtml(' <p> </p> ').blocks).toEqual([]);
  });

  test('of whatever kind becomes text that a page can show', () => {
    const tag = fc.constantFrom(
      ...'p div b i a img ul ol li table tr td th h1 h6 br blockquote script iframe span table'.split(' '),
    );
    const piece = fc.oneof(
      fc.string(),
      tag.map((name) => `<${name} href="/a" src="https://a.example/b.png">`),
      tag.map((name) => `</${name}>`),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(richText.safeParse(blocksFromHtml(pieces.join(' ')).blocks).success).toBe(true);
      }),
    );
  });

  test.each(['<div>', '<b>', '<ul><li>', '<blockquote>', '<table><tr><td>'])(
    'that is nested far too deeply by %s loses what is within',
    (tag) => {
      const { blocks, isCut } = blocksFromHtml(`<p>Soft</p>${tag.repeat(5_000)}x`);
      expect([plainTextOf(blocks), isCut]).toEqual(['Soft', true]);
    },
  );

  test('in one long paragraph or heading is kept, in pieces', () => {
    const long = 'Soft cotton. '.repeat(4_000).trim();
    expect(plainTextOf(blocksFromHtml(long).blocks)).toBe(long);
    const [heading] = blocksFromHtml(
      `<h2>${'<p>a<b>b</b></p>'.repeat(6)}${'a<b>b</b>'.repeat(400)}</h2>`,
    ).blocks;
    expect(heading).toMatchObject({ type: 'heading', content: { length: 500 } });
  });

  test('that is too long loses its end', () => {
    const { blocks, isCut } = blocksFromHtml('<p>x</p>'.repeat(400));
    expect([blocks.length, isCut]).toEqual([300, true]);
  });
});
