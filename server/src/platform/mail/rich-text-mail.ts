import type { RichText } from '@gulmohar/contract/values/rich-text.ts';
import { escapeHtml } from './escape-html.ts';

type Node = {
  type: string;
  text?: string;
  attrs?: { level?: number; href?: string; src?: string; alt?: string | null | undefined };
  marks?: readonly { type: string; attrs?: { href: string } }[] | undefined;
  content?: readonly Node[] | undefined;
};

/** Formatted text for mail programs: inline styles and nothing that Word cannot draw. Its addresses must be whole. */
export function richTextHtml(blocks: RichText, linkColour: string): string {
  const link = (href: string, inner: string) =>
    `<a class="link" href="${escapeHtml(href)}" target="_blank" style="color:${linkColour}">${inner}</a>`;
  const inside = ({ content = [] }: Node) => content.map(html).join('');
  function html(node: Node): string {
    const { type, attrs = {} } = node;
    switch (type) {
      case 'text':
        return (node.marks ?? []).reduce(
          (inner, mark) => {
            if (mark.type === 'bold') return `<strong>${inner}</strong>`;
            if (mark.type === 'italic') return `<em>${inner}</em>`;
            return link(mark.attrs?.href ?? '', inner);
          },
          escapeHtml(node.text ?? ''),
        );
      case 'hardBreak':
        return '<br>';
      case 'heading':
        return `<h2 style="margin:24px 0 12px;font-size:20px;line-height:28px">${inside(node)}</h2>`;
      case 'bulletList':
      case 'orderedList': {
        const tag = type === 'bulletList' ? 'ul' : 'ol';
        return `<${tag} style="margin:0 0 16px;padding-left:24px">${inside(node)}</${tag}>`;
      }
      case 'listItem':
        return `<li style="margin:0 0 4px">${(node.content ?? []).map(inside).join('<br>')}</li>`;
      case 'blockquote':
        return `<blockquote style="margin:0 0 16px 16px">${inside(node)}</blockquote>`;
      case 'table':
        return `<table class="rule" cellpadding="6" cellspacing="0" border="1" style="margin:0 0 16px;border-collapse:collapse">${inside(node)}</table>`;
      case 'tableRow':
        return `<tr>${inside(node)}</tr>`;
      case 'tableHeader':
      case 'tableCell': {
        const tag = type === 'tableHeader' ? 'th' : 'td';
        return `<${tag} align="left" valign="top">${(node.content ?? []).map(inside).join('<br>')}</${tag}>`;
      }
      case 'image':
        return `<p style="margin:0 0 16px"><img src="${escapeHtml(attrs.src ?? '')}" alt="${escapeHtml(attrs.alt ?? '')}" width="560" style="display:block;width:100%;max-width:560px;height:auto;border:0"></p>`;
      case 'video':
        return `<p style="margin:0 0 16px">${link(attrs.href ?? '', 'Watch the video')}</p>`;
      default:
        return `<p style="margin:0 0 16px">${inside(node)}</p>`;
    }
  }
  return blocks.map((block) => html(block as Node)).join('\n');
}

/** The same for the text part, with each link's address behind its words. */
export function richTextPlain(blocks: RichText): string {
  const inside = ({ content = [] }: Node, between = '') => content.map(plain).filter(Boolean).join(between);
  function plain(node: Node): string {
    const { type, attrs = {} } = node;
    if (type === 'text') {
      const href = node.marks?.find((mark) => mark.type === 'link')?.attrs?.href;
      return href ? `${node.text} (${href})` : (node.text ?? '');
    }
    if (type === 'hardBreak') return '\n';
    if (type === 'image') return attrs.alt ?? '';
    if (type === 'video') return attrs.href ?? '';
    if (type === 'listItem') return `- ${inside(node, '\n')}`;
    if (type === 'tableRow') return inside(node, ' | ');
    return inside(node, type === 'paragraph' || type === 'heading' ? '' : '\n');
  }
  return blocks
    .map((block) => plain(block as Node))
    .filter(Boolean)
    .join('\n\n');
}
