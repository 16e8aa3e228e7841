import { useId } from 'react';

type LinesFieldProps = {
  label: string;
  value: readonly string[];
  onChange: (lines: string[]) => void;
  error?: string | undefined;
  hint?: string;
  rows?: number;
};

/** A text of several lines, held line by line. */
export function LinesField({ label, value, onChange, error, hint, rows = 4 }: LinesFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        value={value.join('\n')}
        onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-note`}
        className="mt-1 block w-full border border-muted bg-field p-3 text-base aria-invalid:border-problem"
      />
      <p id={`${id}-note`} className={`min-h-5 pb-1 text-sm ${error ? 'text-problem' : 'text-muted'}`}>
        {error ?? hint}
      </p>
    </div>
  );
}
