import { Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Image } from '@tiptap/extension-image';
import { ListItem } from '@tiptap/extension-list';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** A link to a video, in a line of its own. */
const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[data-video]',
      getAttrs: (element) => ({ href: element.getAttribute('href') }),
      priority: 100,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    { ...HTMLAttributes, 'data-video': '' },
    `Video: ${HTMLAttributes.href}`,
  ],
});

/** What the editor can hold: the blocks and marks of the contract's `richText`, and nothing else. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https' },
    listItem: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
  // Lists and quotations hold paragraphs, no lists of their own.
  ListItem.extend({ content: 'paragraph+' }),
  Blockquote.extend({ content: 'paragraph+' }),
  TableKit.configure({ table: { resizable: false }, tableCell: false, tableHeader: false }),
  TableCell.extend({ content: 'paragraph+' }),
  TableHeader.extend({ content: 'paragraph+' }),
  Image,
  Video,
];
