import { openFieldsIn } from '@gulmohar/contract/site/open-fields.ts';
import { WarningNote } from '../components/warning-note.tsx';

/** What a template left for the owner to fill in. */
export function OpenFieldsNote({ document }: { document: unknown }) {
  const open = openFieldsIn(document);
  const count = open.length === 1 ? '1 field is' : `${open.length} fields are`;
  return (
    <div className={open.length > 0 ? 'mb-6' : ''}>
      <WarningNote
        text={open.length > 0 ? `${count} open, between [[ and ]]: ${open.join(', ')}` : undefined}
      />
    </div>
  );
}
