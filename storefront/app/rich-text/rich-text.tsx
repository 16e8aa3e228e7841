import type { RichText as Blocks, RichBlock, RichInline } from '@gulmohar/contract/values/rich-text.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const messages = { video: 'Watch the video' };

/** Formatted text that the owner wrote. Blocks of kinds that this page does not know are left out. */
export function RichText({ blocks }: { blocks: Blocks }) {
  return <div className="grid max-w-[68ch] gap-3 [overflow-wrap:anywhere]">{each(blocks, Block)}</div>;
}

function Block({ node }: { node: RichBlock }): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <Paragraph node={node} />;
    case 'heading': {
      const Heading = `h${node.attrs.level}` as const;
      return (
        <Heading className="mt-3 font-display text-xl text-heading">{each(node.content, Inline)}</Heading>
      );
    }
    case 'bulletList':
      return <ul className="grid list-disc gap-1 pl-5">{each(node.content, Item)}</ul>;
    case 'orderedList':
      return <ol className="grid list-decimal gap-1 pl-5">{each(node.content, Item)}</ol>;
    case 'blockquote':
      return (
        <blockquote className="grid gap-3 border-l-4 border-marigold pl-4">
          {each(node.content, Paragraph)}
        </blockquote>
      );
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard, too
        <div className="overflow-x-auto" tabIndex={0}>
          <table className="w-full text-left">
            <tbody>{each(node.content, Row)}</tbody>
          </table>
        </div>
      );
    case 'image':
      return (
        <Picture src={node.attrs.src} alt={node.attrs.alt ?? ''} sizes="(min-width: 48rem) 40vw, 100vw" />
      );
    case 'video':
      return (
        <p>
          <a href={node.attrs.href} rel="noopener nofollow" className="text-link">
            {messages.video}
          </a>
        </p>
      );
    default:
      return null;
  }
}

type Paragraphs = Extract<RichBlock, { type: 'paragraph' }>;
type ListItem = Extract<RichBlock, { type: 'bulletList' }>['content'][number];
type TableRow = Extract<RichBlock, { type: 'table' }>['content'][number];

function Paragraph({ node }: { node: Paragraphs }) {
  return <p>{each(node.content, Inline)}</p>;
}

function Item({ node }: { node: ListItem }) {
  return <li>{each(node.content, Paragraph)}</li>;
}

function Row({ node }: { node: TableRow }) {
  return <tr className="border-b border-rule align-top">{each(node.content, Cell)}</tr>;
}

function Cell({ node }: { node: TableRow['content'][number] }) {
  const Element = node.type === 'tableHeader' ? 'th' : 'td';
  return <Element className="py-2 pr-4">{each(node.content, Paragraph)}</Element>;
}

function Inline({ node }: { node: RichInline }): ReactNode {
  if (node.type === 'hardBreak') return <br />;
  let shown: ReactNode = node.text;
  for (const mark of node.marks ?? []) {
    if (mark.type === 'bold') shown = <strong>{shown}</strong>;
    else if (mark.type === 'italic') shown = <em>{shown}</em>;
    else shown = <TextLink href={mark.attrs.href}>{shown}</TextLink>;
  }
  return shown;
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return href.startsWith('/') ? (
    <Link to={href} className="text-link">
      {children}
    </Link>
  ) : (
    <a href={href} rel="noopener nofollow" className="text-link">
      {children}
    </a>
  );
}

/** The text never changes while it is shown, so that places serve as keys. */
function each<Node>(nodes: readonly Node[] | undefined, Show: (props: { node: Node }) => ReactNode) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return nodes?.map((node, at) => <Show key={at} node={node} />);
}
