import { newSection } from '@gulmohar/contract/site/new-section.ts';
import type { Section } from '@gulmohar/contract/site/page-document.ts';
import { type PageKind, sectionTypeNames, sectionTypes } from '@gulmohar/contract/site/section-types.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { Dialog } from '../components/dialog.tsx';

type AddSectionProps = { kind: PageKind; onAdd: (section: Section) => void };

/** Offers the types of sections that this kind of page may have. */
export function AddSection({ kind, onAdd }: AddSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const offered = sectionTypeNames.filter((type) =>
    (sectionTypes[type].on as readonly PageKind[]).includes(kind),
  );
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Add a section
      </Button>
      <Dialog title="Add a section" isOpen={isOpen} onClose={() => setOpen(false)}>
        <ul className="mt-4 divide-y divide-rule border-y border-rule">
          {offered.map((type) => (
            <li key={type}>
              <button
                type="button"
                className="min-h-11 w-full cursor-pointer text-left hover:bg-panel"
                onClick={() => {
                  setOpen(false);
                  onAdd(newSection(type));
                }}
              >
                {sectionTypes[type].name}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
