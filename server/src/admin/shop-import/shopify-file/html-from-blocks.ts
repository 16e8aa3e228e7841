import type { RichText } from '@gulmohar/contract/values/rich-text.ts';

type Node = {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: readonly { type: string; attrs?: Record<string, unknown> }[] | undefined;
  content?: readonly Node[] | undefined;
};

const TAGS: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
  bold: 'strong',
  italic: 'em',
};

/** Writes formatted text as HTML, for other shop systems; this shop's pages never do. */
export function htmlFromBlocks(blocks: RichText): string {
  return blocks.map(htmlOf).join('');
}

function htmlOf({ type, text = '', attrs = {}, marks = [], content = [] }: Node): string {
  if (type === 'text') return marks.reduce((inner, mark) => marked(inner, mark), escaped(text));
  if (type === 'hardBreak') return '<br>';
  if (type === 'image') return `<img src="${escaped(attrs.src)}" alt="${escaped(attrs.alt)}">`;
  if (type === 'video') return `<p><a href="${escaped(attrs.href)}">${escaped(attrs.href)}</a></p>`;
  const tag = type === 'heading' ? `h${attrs.level}` : TAGS[type];
  const inner = content.map(htmlOf).join('');
  return tag ? `<${tag}>${inner}</${tag}>` : inner;
}

function marked(
  inner: string,
  { type, attrs = {} }: { type: string; attrs?: Record<string, unknown> },
): string {
  if (type === 'link') return `<a href="${escaped(attrs.href)}">${inner}</a>`;
  const tag = TAGS[type];
  return tag ? `<${tag}>${inner}</${tag}>` : inner;
}

function escaped(text: unknown): string {
  return String(text ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}
