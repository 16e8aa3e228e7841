import { MAX_SECTIONS, type Section } from '@gulmohar/contract/site/page-document.ts';
import type { PageKind } from '@gulmohar/contract/site/section-types.ts';
import { useState } from 'react';
import { moved, OrderedRows } from '../form/ordered-rows.tsx';
import { AddSection } from './add-section.tsx';
import { nameOf } from './section-name.ts';
import { SectionRow } from './section-row.tsx';
import { within } from './within.ts';

type SectionsEditorProps = {
  kind: PageKind;
  sections: Section[];
  /** By the path of the field within the document. */
  errors: ReadonlyMap<string, string>;
  onChange: (sections: Section[]) => void;
};

/** The sections of a page in their order, each with its settings on demand. */
export function SectionsEditor({ kind, sections, errors, onChange }: SectionsEditorProps) {
  const [openId, setOpenId] = useState<string>();
  return (
    <section aria-labelledby="sections" className="grid gap-4">
      <h2 id="sections" className="font-display text-xl text-heading">
        Sections
      </h2>
      {sections.length === 0 ? (
        <p className="border-y border-rule py-6 text-muted">The page has no sections yet.</p>
      ) : (
        <OrderedRows
          label="Sections"
          items={sections}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          onMove={(from, to) => onChange(moved(sections, from, to))}
          isTall
        >
          {(section, place) => (
            <SectionRow
              section={section}
              errors={within(errors, `sections.${place}.`)}
              isOpen={section.id === openId}
              onToggle={() => setOpenId(section.id === openId ? undefined : section.id)}
              onChange={(changed) => onChange(sections.with(place, changed))}
              onRemove={() => onChange(sections.toSpliced(place, 1))}
            />
          )}
        </OrderedRows>
      )}
      {sections.length < MAX_SECTIONS && (
        <AddSection
          kind={kind}
          onAdd={(section) => {
            onChange([...sections, section]);
            setOpenId(section.id);
          }}
        />
      )}
    </section>
  );
}
