import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChevronIcon } from './chevron-icon.tsx';

type FieldProps = { label: string; error?: string | undefined; hint?: ReactNode };

const box =
  'mt-1 block min-h-12 w-full rounded-(--corner) border border-muted bg-field px-3 text-base text-ink aria-invalid:border-problem aria-invalid:ring-1 aria-invalid:ring-problem disabled:border-rule disabled:bg-transparent disabled:opacity-100';

/** A labelled text field with its error below, which is announced together with the field. */
export function TextField({
  label,
  error,
  hint,
  children,
  ...input
}: ComponentProps<'input'> &
  FieldProps & { /** Placed at the right end of the field. */ children?: ReactNode }) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(bound) => (
        <div className="relative">
          <input
            {...input}
            {...bound}
            className={
              input.className ??
              `${box} read-only:border-rule read-only:bg-transparent ${children ? 'pr-20' : ''}`
            }
          />
          {children}
        </div>
      )}
    </Labelled>
  );
}

export function SelectField({ label, error, hint, ...select }: ComponentProps<'select'> & FieldProps) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(bound) => (
        <div className="relative">
          <select {...select} {...bound} className={`${box} appearance-none pr-10`} />
          <ChevronIcon className="absolute top-1/2 right-3 -translate-y-1/2" />
        </div>
      )}
    </Labelled>
  );
}

/** The options of a select: texts by value, or values that are texts themselves. */
export function Options({ of }: { of: Readonly<Record<string, string>> | readonly (string | number)[] }) {
  const choices = Array.isArray(of) ? of.map((value) => [value, value]) : Object.entries(of);
  return choices.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

export function TextAreaField({ label, error, hint, ...area }: ComponentProps<'textarea'> & FieldProps) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(bound) => <textarea {...area} {...bound} className={`${box} py-2`} />}
    </Labelled>
  );
}

type Bound = { id: string; 'aria-invalid': boolean; 'aria-describedby': string };

function Labelled({ label, error, hint, children }: FieldProps & { children: (bound: Bound) => ReactNode }) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': note })}
      <p id={note} className={`mt-1 min-h-5 pb-2 text-sm leading-5 ${error ? 'text-problem' : 'text-muted'}`}>
        {error ?? hint}
      </p>
    </div>
  );
}
