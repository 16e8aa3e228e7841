import type { RichBlock, RichText } from '@gulmohar/contract/values/rich-text.ts';
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { richTextExtensions } from './extensions.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import './rich-text.css';

export type RichTextEditorProps = {
  label: string;
  value: RichText;
  onChange: (blocks: RichText) => void;
  error?: string | undefined;
  hint?: string;
  /** The shop's pictures that can be put into the text. */
  pictures?: readonly { address: string; alt: string }[];
  isDisabled?: boolean;
};

/** The editor itself. Its value is what its last `onChange` said, or one set from outside, for example by an undo. */
export function RichTextEditor({
  label,
  value,
  onChange,
  error,
  hint,
  pictures = [],
  isDisabled = false,
}: RichTextEditorProps) {
  const id = useId();
  const written = useRef(value);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: documentOf(value),
    editable: !isDisabled,
    // The page's security policy allows no style elements; rich-text.css has the rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-note`,
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = blocksOf(changed.getJSON());
      onChange(written.current);
    },
  });

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => editor.setEditable(!isDisabled, false), [editor, isDisabled]);

  return (
    <div>
      <p id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </p>
      <div className={`mt-1 border ${error ? 'border-problem' : 'border-muted'} bg-field`}>
        {!isDisabled && <RichTextToolbar editor={editor} label={label} pictures={pictures} />}
        <EditorContent editor={editor} />
      </div>
      <p
        id={`${id}-note`}
        className={`mt-1 min-h-5 pb-2 text-sm leading-5 ${error ? 'text-problem' : 'text-muted'}`}
      >
        {error ?? hint}
      </p>
    </div>
  );
}

function documentOf(blocks: readonly RichBlock[]): JSONContent {
  return { type: 'doc', content: blocks.length > 0 ? [...blocks] : [{ type: 'paragraph' }] };
}

/** The form's schema checks what the extensions already ensure. Empty lines at the end are left out. */
function blocksOf({ content = [] }: JSONContent): RichBlock[] {
  const last = content.findLastIndex(
    ({ type, content: inner }) => type !== 'paragraph' || inner !== undefined,
  );
  return content.slice(0, last + 1) as RichBlock[];
}
