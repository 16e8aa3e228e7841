import { type ComponentProps, type ReactNode, useId } from 'react';

type FieldProps = { label: string; error?: string | undefined; hint?: ReactNode };

const box =
  'mt-1 block min-h-12 w-full border border-muted bg-field px-3 text-base text-ink aria-invalid:border-problem aria-invalid:ring-1 aria-invalid:ring-problem disabled:border-rule disabled:bg-transparent disabled:opacity-100';

/** A labelled text field with its complaint below; the complaint is announced with the field. */
export function TextField({
  label,
  error,
  hint,
  children,
  ...input
}: ComponentProps<'input'> &
  FieldProps & { /** Stands at the right end of the field. */ children?: ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-note`}
          className={`${box} read-only:border-rule read-only:bg-transparent ${children ? 'pr-20' : ''}`}
        />
        {children}
      </div>
      <Note id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}

export function SelectField({
  label,
  error,
  hint,
  children,
  ...select
}: ComponentProps<'select'> & FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select
        {...select}
        id={id}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-note`}
        className={box}
      >
        {children}
      </select>
      <Note id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}

function Note({ id, error, hint }: { id: string; error: string | undefined; hint: ReactNode }) {
  return (
    <p id={id} className={`min-h-5 pb-1 text-sm ${error ? 'text-problem' : 'text-muted'}`}>
      {error ?? hint}
    </p>
  );
}
