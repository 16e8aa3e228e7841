import { importRedirects } from '@gulmohar/contract/admin/redirect.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showToast } from '../components/toasts.ts';
import { CsvFileField } from '../form/csv-file-field.tsx';
import { refreshRedirects } from './redirect.queries.ts';

/** Imports a file of redirects, after saying what it would do. */
export function RedirectFile({ onDone }: { onDone: () => void }) {
  const [content, setContent] = useState('');
  const check = useMutation({
    mutationFn: (text: string) => adminApi(importRedirects, { body: { content: text, isPreview: true } }),
  });
  const save = useMutation({
    mutationFn: () => adminApi(importRedirects, { body: { content } }),
    onSuccess: async ({ saved }) => {
      await refreshRedirects();
      showToast('success', saved === 1 ? '1 redirect saved' : `${saved} redirects saved`);
      onDone();
    },
  });

  async function choose(file: File | undefined): Promise<void> {
    save.reset();
    if (!file) return;
    const text = await file.text();
    setContent(text);
    check.mutate(text);
  }

  return (
    <div className="mt-4 grid gap-4">
      <p>
        A CSV file with the columns “Redirect from” and “Redirect to”, as Shopify exports them. Old addresses
        that the file names again get their new target.
      </p>
      <CsvFileField label="File" onChoose={choose} />
      <FailureNote error={check.error ?? save.error} />
      {check.data && (
        <>
          <p role="status">
            {check.data.saved === 0 && 'There is nothing to save in this file.'}
            {faultsText(check.data.faults.length)}
          </p>
          {check.data.faults.length > 0 && (
            <ul aria-label="Lines that cannot be used" className="max-h-60 overflow-y-auto text-sm">
              {check.data.faults.map(({ line, message }) => (
                <li key={line} className="py-1">
                  Line {line}: {message}
                </li>
              ))}
            </ul>
          )}
          {check.data.saved > 0 && (
            <Button isBusy={save.isPending} onClick={() => save.mutate()}>
              Import {check.data.saved === 1 ? '1 redirect' : `${check.data.saved} redirects`}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function faultsText(faults: number): string {
  if (faults === 0) return '';
  return faults === 1 ? ' 1 line cannot be used:' : ` ${faults} lines cannot be used:`;
}
