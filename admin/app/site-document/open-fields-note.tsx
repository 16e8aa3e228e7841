import { openFieldsIn } from '@gulmohar/contract/site/open-fields.ts';
import { WarningNote } from '../components/warning-note.tsx';

/** What a template left for the owner to fill in. */
export function OpenFieldsNote({ document }: { document: unknown }) {
  const open = openFieldsIn(document);
  const count = open.length === 1 ? '1 field is' : `${open.length} fields are`;
  return (
    <WarningNote
      text={open.length > 0 ? `${count} open, between [[ and ]]: ${open.join(', ')}` : undefined}
    />
  );
}
