import { type ReactNode, useId } from 'react';

type FormSectionProps = { title: string; note?: ReactNode; children: ReactNode };

/** A section of the editor with its heading. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-2 border border-rule p-4 sm:p-6">
      <div className="mb-2">
        <h2 id={id} className="font-display text-xl text-heading">
          {title}
        </h2>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}
