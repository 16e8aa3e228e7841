import { type RichBlock, type RichInline, richText } from '@gulmohar/contract/values/rich-text.ts';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { InlineRun, MAX_PIECES, type Mark, type Paragraph } from './inline-run.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export type HtmlText = {
  blocks: RichBlock[];
  /** The addresses of pictures in the text, which it no longer has. */
  pictures: string[];
  /** Whether something was left out, because the text is too long or nested too deeply. */
  isCut: boolean;
};

const DROPPED = new Set(
  'script style form input button select textarea template noscript svg object embed head title link meta audio video canvas map'.split(
    ' ',
  ),
);
const MARKS: Record<string, Mark> = {
  b: { type: 'bold' },
  strong: { type: 'bold' },
  i: { type: 'italic' },
  em: { type: 'italic' },
};
const HEADINGS: Record<string, 2 | 3 | 4> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark o:p q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const HREF = /^(https?:\/\/[^\s/]|mailto:\S|tel:[+\d]|\/(?!\/)|#)/i;
const VIDEO =
  /^(?:https?:)?\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)([\w-]+)/i;
const MAX_BLOCKS = 300;
const MAX_ITEMS = 100;
const MAX_ROWS = 60;
const MAX_CELLS = 12;
/** The reader calls itself for what is nested. */
const MAX_DEPTH = 100;

/**
 * Converts HTML of any origin to formatted text: what that has no block or mark for is unwrapped, what is not
 * text is left out.
 */
export function blocksFromHtml(html: string): HtmlText {
  const found: Found = { pictures: new Set(), isTooDeep: false };
  const all = new Reader(found).read(parseFragment(html).childNodes);
  return {
    blocks: richText.parse(all.slice(0, MAX_BLOCKS)),
    pictures: [...found.pictures],
    isCut: found.isTooDeep || all.length > MAX_BLOCKS,
  };
}

type Found = { pictures: Set<string>; isTooDeep: boolean };

class Reader {
  private blocks: RichBlock[] = [];
  private readonly run = new InlineRun();
  private readonly found: Found;
  private depth: number;

  constructor(found: Found, depth = 0) {
    this.found = found;
    this.depth = depth;
  }

  read(nodes: readonly Node[]): RichBlock[] {
    for (const node of nodes) this.readNode(node, []);
    this.endParagraph();
    return this.blocks;
  }

  private readNode(node: Node, marks: readonly Mark[]): void {
    if (node.nodeName === '#text') {
      this.run.add((node as DefaultTreeAdapterTypes.TextNode).value, marks);
    } else if ('tagName' in node && !DROPPED.has(node.tagName)) {
      this.depth += 1;
      if (this.depth > MAX_DEPTH) this.found.isTooDeep = true;
      else this.readElement(node, marks);
      this.depth -= 1;
    }
  }

  private readElement(element: Element, marks: readonly Mark[]): void {
    const { tagName: tag, childNodes } = element;
    if (tag === 'br') this.run.addBreak();
    else if (tag === 'img') this.readPicture(element);
    else if (tag === 'iframe') this.readFrame(element);
    else if (INLINE.has(tag)) {
      const inner = withMark(marks, tag === 'a' ? linkOf(element) : MARKS[tag]);
      for (const child of childNodes) this.readNode(child, inner);
    } else {
      this.endParagraph();
      this.readBlock(element, marks);
      this.endParagraph();
    }
  }

  private readBlock(element: Element, marks: readonly Mark[]): void {
    const { tagName: tag, childNodes } = element;
    const level = HEADINGS[tag];
    if (level) this.readHeading(childNodes, level);
    else if (tag === 'ul' || tag === 'ol') this.readList(element);
    else if (tag === 'table') this.readTable(element);
    else if (tag === 'blockquote') this.readQuote(childNodes);
    else for (const child of childNodes) this.readNode(child, marks);
  }

  private endParagraph(): void {
    const content = this.run.take();
    if (content.length > 0) this.blocks.push({ type: 'paragraph', content });
  }

  private readHeading(nodes: readonly Node[], level: 2 | 3 | 4): void {
    const content = this.paragraphsIn(nodes)
      .flatMap((paragraph): RichInline[] => paragraph.content ?? [])
      .slice(0, MAX_PIECES);
    if (content.length > 0) this.blocks.push({ type: 'heading', attrs: { level }, content });
  }

  private readList(list: Element): void {
    const items = list.childNodes.flatMap((child) => {
      const content = 'tagName' in child ? this.paragraphsIn(child.childNodes) : [];
      return content.length > 0 ? [{ type: 'listItem' as const, content }] : [];
    });
    const type = list.tagName === 'ol' ? 'orderedList' : 'bulletList';
    for (let from = 0; from < items.length; from += MAX_ITEMS)
      this.blocks.push({ type, content: items.slice(from, from + MAX_ITEMS) });
  }

  private readQuote(nodes: readonly Node[]): void {
    const content = this.paragraphsIn(nodes);
    if (content.length > 0) this.blocks.push({ type: 'blockquote', content });
  }

  private readTable(table: Element): void {
    const rows = elementsIn(table, 'tr').flatMap((row) => {
      const content = [...elementsIn(row, 'th'), ...elementsIn(row, 'td')]
        .toSorted((one, other) => row.childNodes.indexOf(one) - row.childNodes.indexOf(other))
        .slice(0, MAX_CELLS)
        .map((cell) => ({
          type: cell.tagName === 'th' ? ('tableHeader' as const) : ('tableCell' as const),
          content: orEmpty(this.paragraphsIn(cell.childNodes)),
        }));
      return content.length > 0 ? [{ type: 'tableRow' as const, content }] : [];
    });
    for (let from = 0; from < rows.length; from += MAX_ROWS)
      this.blocks.push({ type: 'table', content: rows.slice(from, from + MAX_ROWS) });
  }

  private readPicture(picture: Element): void {
    const src = attributeOf(picture, 'src') || attributeOf(picture, 'data-src');
    const url = src.startsWith('//') ? `https:${src}` : src;
    if (/^https?:/i.test(url)) this.found.pictures.add(url);
  }

  private readFrame(frame: Element): void {
    const [address, id] = VIDEO.exec(attributeOf(frame, 'src')) ?? [];
    if (!address || !id) return;
    this.endParagraph();
    const href = /vimeo/i.test(address) ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
    this.blocks.push({ type: 'video', attrs: { href } });
  }

  /** Reads what may only contain paragraphs; those of lists and tables in it are kept as such. */
  private paragraphsIn(nodes: readonly Node[]): Paragraph[] {
    return new Reader(this.found, this.depth).read(nodes).flatMap(paragraphsOf).slice(0, MAX_ITEMS);
  }
}

function paragraphsOf(block: RichBlock): Paragraph[] {
  switch (block.type) {
    case 'paragraph':
      return [block];
    case 'heading':
      return [{ type: 'paragraph', content: block.content }];
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap(({ content }) => content);
    case 'blockquote':
      return block.content;
    case 'table':
      return block.content.flatMap((row) => row.content.flatMap(({ content }) => content));
    default:
      return [];
  }
}

function orEmpty(paragraphs: Paragraph[]): Paragraph[] {
  return paragraphs.length > 0 ? paragraphs : [{ type: 'paragraph' }];
}

/** The elements of a name below another, but not those within a further table. */
function elementsIn(parent: Element, tag: string): Element[] {
  return parent.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    if (child.tagName === tag) return [child];
    return ['thead', 'tbody', 'tfoot'].includes(child.tagName) ? elementsIn(child, tag) : [];
  });
}

function withMark(marks: readonly Mark[], mark: Mark | undefined): readonly Mark[] {
  return mark && !marks.some(({ type }) => type === mark.type) ? [...marks, mark] : marks;
}

function linkOf(link: Element): Mark | undefined {
  const href = attributeOf(link, 'href');
  return HREF.test(href) && href.length <= 2_000 ? { type: 'link', attrs: { href } } : undefined;
}

function attributeOf(element: Element, name: string): string {
  return element.attrs.find((attribute) => attribute.name === name)?.value.trim() ?? '';
}
