import { linkAddress, videoAddress } from '@gulmohar/contract/values/rich-text.ts';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import ImageIcon from 'lucide-react/icons/image';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import TableIcon from 'lucide-react/icons/table';
import Quote from 'lucide-react/icons/text-quote';
import Video from 'lucide-react/icons/video';
import { type ComponentType, useState } from 'react';
import { AddressRow } from './address-row.tsx';
import { PictureRow } from './picture-row.tsx';

type RichTextToolbarProps = {
  editor: Editor;
  label: string;
  pictures: readonly { address: string; alt: string }[];
};

type Tool = {
  name: string;
  Icon: ComponentType<{ className?: string; strokeWidth?: number; 'aria-hidden'?: boolean }>;
  isOn?: boolean;
  use: () => void;
};

export function RichTextToolbar({ editor, label, pictures }: RichTextToolbarProps) {
  const [row, setRow] = useState<'link' | 'video' | 'picture'>();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isBold: current.isActive('bold'),
      isItalic: current.isActive('italic'),
      isLink: current.isActive('link'),
      isHeading2: current.isActive('heading', { level: 2 }),
      isHeading3: current.isActive('heading', { level: 3 }),
      isList: current.isActive('bulletList'),
      isOrdered: current.isActive('orderedList'),
      isQuote: current.isActive('blockquote'),
      isTable: current.isActive('table'),
      href: String(current.getAttributes('link').href ?? ''),
    }),
  });
  const run = () => editor.chain().focus();
  const toggleRow = (name: typeof row) => () => setRow(row === name ? undefined : name);
  const tools: Tool[] = [
    { name: 'Bold', Icon: Bold, isOn: state.isBold, use: () => run().toggleBold().run() },
    { name: 'Italic', Icon: Italic, isOn: state.isItalic, use: () => run().toggleItalic().run() },
    { name: 'Link', Icon: LinkIcon, isOn: state.isLink, use: toggleRow('link') },
    {
      name: 'Heading',
      Icon: Heading2,
      isOn: state.isHeading2,
      use: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'Smaller heading',
      Icon: Heading3,
      isOn: state.isHeading3,
      use: () => run().toggleHeading({ level: 3 }).run(),
    },
    { name: 'List', Icon: List, isOn: state.isList, use: () => run().toggleBulletList().run() },
    {
      name: 'Numbered list',
      Icon: ListOrdered,
      isOn: state.isOrdered,
      use: () => run().toggleOrderedList().run(),
    },
    { name: 'Quotation', Icon: Quote, isOn: state.isQuote, use: () => run().toggleBlockquote().run() },
    {
      name: state.isTable ? 'Delete the table' : 'Table',
      Icon: TableIcon,
      isOn: state.isTable,
      use: () =>
        state.isTable
          ? run().deleteTable().run()
          : run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
    ...(pictures.length > 0
      ? [{ name: 'Insert a picture', Icon: ImageIcon, use: toggleRow('picture') }]
      : []),
    { name: 'Video', Icon: Video, use: toggleRow('video') },
  ];

  return (
    <>
      <div
        role="toolbar"
        aria-label={`Formatting of ${label}`}
        className="flex flex-wrap border-b border-rule"
      >
        {tools.map(({ name, Icon, isOn, use }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            {...(isOn !== undefined && { 'aria-pressed': isOn })}
            onClick={use}
            className="grid size-11 cursor-pointer place-items-center aria-pressed:bg-panel aria-pressed:text-link"
          >
            <Icon aria-hidden className="size-5" strokeWidth={1.6} />
          </button>
        ))}
        {state.isTable && (
          <>
            <TableButton text="Add a row" use={() => run().addRowAfter().run()} />
            <TableButton text="Delete the row" use={() => run().deleteRow().run()} />
            <TableButton text="Add a column" use={() => run().addColumnAfter().run()} />
            <TableButton text="Delete the column" use={() => run().deleteColumn().run()} />
          </>
        )}
      </div>
      {row === 'link' && (
        <AddressRow
          label="Address of the link"
          hint="https://…, or a page of the shop, such as /collection"
          initial={state.href}
          accepts={(href) => href === '' || linkAddress.safeParse(href).success}
          onEnter={(href) => {
            const linked = run().extendMarkRange('link');
            if (href === '') linked.unsetLink().run();
            else linked.setLink({ href }).run();
            setRow(undefined);
          }}
        />
      )}
      {row === 'video' && (
        <AddressRow
          label="Address of the video"
          hint="On YouTube or Vimeo"
          initial=""
          accepts={(href) => videoAddress.safeParse(href).success}
          onEnter={(href) => {
            run().insertContent({ type: 'video', attrs: { href } }).run();
            setRow(undefined);
          }}
        />
      )}
      {row === 'picture' && (
        <PictureRow
          pictures={pictures}
          onChoose={({ address, alt }) => {
            run().setImage({ src: address, alt }).run();
            setRow(undefined);
          }}
        />
      )}
    </>
  );
}

function TableButton({ text, use }: { text: string; use: () => void }) {
  return (
    <button type="button" onClick={use} className="min-h-11 cursor-pointer px-2 text-sm text-link">
      {text}
    </button>
  );
}
