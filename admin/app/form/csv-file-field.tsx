import { useId } from 'react';
import { fileInputClass } from './file-input-class.ts';

type CsvFileFieldProps = { label: string; onChoose: (file: File | undefined) => void };

export function CsvFileField({ label, onChoose }: CsvFileFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        className={fileInputClass}
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
    </div>
  );
}
