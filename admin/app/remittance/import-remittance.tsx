import { importRemittance, type RemittanceRow } from '@gulmohar/contract/admin/remittance.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { CsvFileField } from '../form/csv-file-field.tsx';
import { showToast } from '../shell/toasts.ts';
import { refreshRemittance } from './remittance.queries.ts';

type RemittanceFile = { fileName: string; content: string };

/** A courier's file: looked at first, then imported. */
export function ImportRemittance() {
  const [file, setFile] = useState<RemittanceFile>();
  const look = useMutation({
    mutationFn: (body: RemittanceFile) => adminApi(importRemittance, { body: { ...body, isPreview: true } }),
  });
  const bring = useMutation({
    mutationFn: (body: RemittanceFile) => adminApi(importRemittance, { body }),
    onSuccess: async () => {
      showToast('success', 'The remittance is imported');
      setFile(undefined);
      look.reset();
      await refreshRemittance();
    },
  });

  async function choose(chosen: File | undefined): Promise<void> {
    bring.reset();
    if (!chosen) return;
    const read = { fileName: chosen.name, content: await chosen.text() };
    setFile(read);
    look.mutate(read);
  }

  const failure = bring.error ?? look.error;
  return (
    <div className="grid max-w-3xl gap-4">
      <p className="text-sm text-muted">
        A CSV file with a heading: AWB, COD amount, UTR and, where there are any, deductions. Each UTR is
        imported once.
      </p>
      <CsvFileField label="Remittance file" onChoose={choose} />
      <ProblemNote text={failure ? failureText(failure) : undefined} />
      {file && look.data && (
        <>
          <Rows rows={look.data.rows} />
          <div>
            <Button isBusy={bring.isPending} onClick={() => bring.mutate(file)}>
              Import {look.data.rows.length === 1 ? '1 row' : `${look.data.rows.length} rows`}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Rows({ rows }: { rows: readonly RemittanceRow[] }) {
  return (
    <ul aria-label="What becomes of each row" className="divide-y divide-rule border-y border-rule">
      {rows.map(({ line, trackingNumber, result, isFine }) => (
        <li key={line} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span className="wrap-anywhere">{trackingNumber || `Line ${line}`}</span>
          <span className={isFine ? 'text-success' : 'text-problem'}>{result}</span>
        </li>
      ))}
    </ul>
  );
}
