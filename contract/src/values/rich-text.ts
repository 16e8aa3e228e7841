import { z } from 'zod';

/**
 * Formatted text as a list of blocks, in the form of ProseMirror's documents, so that the editor's content is stored as it
 * is. This schema is the only list of what formatted text may contain; attributes that it does not name are dropped.
 */

const MAX_BLOCKS = 300;
const MAX_TEXT = 20_000;

/** Where a link may lead. */
export const linkAddress = z
  .string()
  .trim()
  .max(2_000)
  .regex(
    /^(https?:\/\/[^\s/]|mailto:\S|tel:[+\d]|\/(?!\/)|#)/i,
    'A link begins with https://, mailto:, tel: or /',
  );

/** A video that a text may link to. */
export const videoAddress = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^https:\/\/((www\.|m\.)?youtube\.com|youtu\.be|(www\.|player\.)?vimeo\.com)\/\S+$/,
    'Only videos on YouTube and Vimeo can be linked',
  );

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: linkAddress }) }),
]);

const inline = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: z.string().min(1).max(MAX_TEXT),
    marks: z.array(mark).max(3).optional(),
  }),
  z.object({ type: z.literal('hardBreak') }),
]);
export type RichInline = z.infer<typeof inline>;

const content = z.array(inline).max(500).optional();
const paragraph = z.object({ type: z.literal('paragraph'), content });
const paragraphs = z.array(paragraph).min(1).max(100);
const listItem = z.object({ type: z.literal('listItem'), content: paragraphs });
const items = z.array(listItem).min(1).max(100);
const cell = z.object({ type: z.enum(['tableHeader', 'tableCell']), content: paragraphs });
const row = z.object({ type: z.literal('tableRow'), content: z.array(cell).min(1).max(12) });

const block = z.discriminatedUnion('type', [
  paragraph,
  z.object({
    type: z.literal('heading'),
    attrs: z.object({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
    content,
  }),
  z.object({ type: z.literal('bulletList'), content: items }),
  z.object({ type: z.literal('orderedList'), content: items }),
  z.object({ type: z.literal('blockquote'), content: paragraphs }),
  z.object({ type: z.literal('table'), content: z.array(row).min(1).max(60) }),
  z.object({
    type: z.literal('image'),
    attrs: z.object({
      /** A picture of the shop: `/pictures/…`. */
      src: z
        .string()
        .max(300)
        .regex(/^\/pictures\/[\w./-]+$/, 'Only pictures of this shop can be shown'),
      alt: z.string().max(250).nullish(),
    }),
  }),
  /** A link to a video; the pages embed nothing of others. */
  z.object({ type: z.literal('video'), attrs: z.object({ href: videoAddress }) }),
]);
export type RichBlock = z.infer<typeof block>;

export const richText = z.array(block).max(MAX_BLOCKS, `At most ${MAX_BLOCKS} paragraphs`);
export type RichText = z.infer<typeof richText>;

/** The words alone, a line for each paragraph, item or row; for searches, feeds and summaries. */
export function plainTextOf(blocks: RichText): string {
  return blocks.map(textOfBlock).filter(Boolean).join('\n');
}

type Node = { type: string; text?: string; content?: readonly Node[] | undefined };

function textOfBlock(node: Node): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return '\n';
  const parts = (node.content ?? []).map(textOfBlock);
  if (node.type === 'paragraph' || node.type === 'heading') return parts.join('');
  return parts.filter(Boolean).join(node.type === 'tableRow' ? ' ' : '\n');
}
