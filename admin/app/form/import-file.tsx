import type { RemittanceRow } from '@gulmohar/contract/admin/remittance.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../api/failure.ts';
import { showToast } from '../components/toasts.ts';
import { CsvFileField } from './csv-file-field.tsx';

type ChosenFile = { fileName: string; content: string };
type Sent = ChosenFile & { isPreview: boolean };

type ImportFileProps = {
  label: string;
  send: (file: Sent) => Promise<{ rows: RemittanceRow[] }>;
  done: string;
  refresh: () => Promise<void>;
};

/** Imports a courier's file, after a preview. */
export function ImportFile({ label, send, done, refresh }: ImportFileProps) {
  const [file, setFile] = useState<ChosenFile>();
  const preview = useMutation({ mutationFn: (chosen: ChosenFile) => send({ ...chosen, isPreview: true }) });
  const bring = useMutation({
    mutationFn: (chosen: ChosenFile) => send({ ...chosen, isPreview: false }),
    onSuccess: async () => {
      showToast('success', done);
      setFile(undefined);
      preview.reset();
      await refresh();
    },
  });

  async function choose(chosen: File | undefined): Promise<void> {
    bring.reset();
    if (!chosen) return;
    const read = { fileName: chosen.name, content: await chosen.text() };
    setFile(read);
    preview.mutate(read);
  }

  const failure = bring.error ?? preview.error;
  const newRows = preview.data?.rows.filter(({ isImported }) => !isImported).length;
  return (
    <>
      <CsvFileField label={label} onChoose={choose} />
      <ProblemNote text={failure ? failureText(failure) : undefined} />
      {file && preview.data && (
        <>
          <Rows rows={preview.data.rows} />
          {newRows === 0 ? (
            <p>There is nothing new in this file.</p>
          ) : (
            <div>
              <Button isBusy={bring.isPending} onClick={() => bring.mutate(file)}>
                Import {newRows === 1 ? '1 row' : `${newRows} rows`}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

function Rows({ rows }: { rows: readonly RemittanceRow[] }) {
  return (
    <ul aria-label="Result for each row" className="divide-y divide-rule border-y border-rule">
      {rows.map(({ line, trackingNumber, result, isFine }) => (
        <li key={`${line} ${result}`} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span className="wrap-anywhere">{trackingNumber || `Line ${line}`}</span>
          <span className={isFine ? 'text-success' : 'text-problem'}>{result}</span>
        </li>
      ))}
    </ul>
  );
}
