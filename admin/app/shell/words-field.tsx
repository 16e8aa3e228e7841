import { useId } from 'react';

type WordsFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
};

/** A field for more than one line. */
export function WordsField({ label, value, onChange, error, hint }: WordsFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={6}
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className="mt-1 block w-full border border-muted bg-field p-3 text-base aria-invalid:border-problem aria-invalid:ring-1 aria-invalid:ring-problem"
      />
      <p id={`${id}-note`} className={`min-h-5 pb-1 text-sm ${error ? 'text-problem' : 'text-muted'}`}>
        {error ?? hint}
      </p>
    </div>
  );
}
