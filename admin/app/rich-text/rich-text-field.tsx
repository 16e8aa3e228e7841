import { lazy, Suspense } from 'react';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}));

/** A field for formatted text. Its editor is loaded only by the pages that show one. */
export function RichTextField(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<div className="min-h-64" />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
