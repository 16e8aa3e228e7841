import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';

type FormSectionProps = {
  title: string;
  note?: ReactNode;
  /** The section itself disables what must not be changed, because the rest of it stays usable. */
  disablesItself?: boolean;
  children: ReactNode;
  /** What the section offers besides the form's fields. */
  footer?: ReactNode;
};

/** A section of the editor with its heading. Its fields are disabled if the form is. */
export function FormSection({ title, note, disablesItself = false, children, footer }: FormSectionProps) {
  const id = useId();
  const { disabled } = useFormContext().formState;
  return (
    <section aria-labelledby={id} className="grid content-start gap-2 border border-rule p-4 sm:p-6">
      <div className="mb-2">
        <h2 id={id} className="font-display text-xl text-heading">
          {title}
        </h2>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
      {disablesItself ? (
        children
      ) : (
        <fieldset disabled={disabled} className="grid min-w-0 content-start gap-2">
          {children}
        </fieldset>
      )}
      {footer}
    </section>
  );
}
