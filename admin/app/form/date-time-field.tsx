import { TextField } from '@gulmohar/ui/field.tsx';
import { instantOf, localTimeOf } from '../components/india-time.ts';

type DateTimeFieldProps = {
  label: string;
  /** ISO 8601; null if empty. */
  value: string | null;
  onChange: (instant: string | null) => void;
  error?: string | undefined;
  hint?: string;
};

export function DateTimeField({ label, value, onChange, error, hint }: DateTimeFieldProps) {
  return (
    <TextField
      label={`${label} (India)`}
      type="datetime-local"
      value={localTimeOf(value)}
      error={error}
      hint={hint}
      onChange={(event) => onChange(instantOf(event.target.value))}
    />
  );
}
