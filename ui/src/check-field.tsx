import { type ComponentProps, useId } from 'react';

export function CheckField({
  label,
  hint,
  ...input
}: ComponentProps<'input'> & { label: string; hint?: string }) {
  const id = useId();
  return (
    <div className="grid grid-cols-[1.5rem_1fr] gap-x-3">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={`${id}-hint`}
        className="mt-2.5 size-6 accent-primary"
      />
      <label htmlFor={id} className="min-h-11 py-2.5 font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="col-start-2 -mt-1 text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}
