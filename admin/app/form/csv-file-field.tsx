import { useId } from 'react';

type CsvFileFieldProps = { label: string; onChoose: (file: File | undefined) => void };

/** Chooses a CSV file. */
export function CsvFileField({ label, onChoose }: CsvFileFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        className="min-h-11"
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
    </>
  );
}
