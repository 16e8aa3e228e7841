import { TextField } from '@gulmohar/ui/field.tsx';
import { useState } from 'react';

type CommaFieldProps = {
  label: string;
  hint: string;
  value: readonly string[];
  error: string | undefined;
  onChange: (values: string[]) => void;
};

/** Several values that are typed with commas between them. */
export function CommaField({ value, onChange, ...field }: CommaFieldProps) {
  // What is being typed, as long as it means these values: "block print, " would lose its comma otherwise.
  const [typed, setTyped] = useState('');
  return (
    <TextField
      {...field}
      autoComplete="off"
      value={valuesIn(typed).join() === value.join() ? typed : value.join(', ')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(valuesIn(target.value));
      }}
    />
  );
}

function valuesIn(text: string): string[] {
  return text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}
