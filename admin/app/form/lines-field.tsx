import { TextAreaField } from '@gulmohar/ui/field.tsx';

type LinesFieldProps = {
  label: string;
  value: readonly string[];
  onChange: (lines: string[]) => void;
  error?: string | undefined;
  hint?: string;
  rows?: number;
};

/** A multi-line text field whose value is an array of lines. */
export function LinesField({ value, onChange, rows = 4, ...field }: LinesFieldProps) {
  return (
    <TextAreaField
      {...field}
      rows={rows}
      value={value.join('\n')}
      onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
    />
  );
}
