import { FAULTS_SHOWN, type ProductImport, runImport } from '@gulmohar/contract/admin/product-import.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { deskApi } from '../api/desk-api.ts';
import { showFailure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { files, paths } from '../paths.ts';
import { ListTable } from '../shell/list-table.tsx';
import { importQuery, refreshProducts } from './product.queries.ts';

/** How far a file is, what is wrong in it, and the button that takes it in. */
export function ImportProgress({ importId }: { importId: string }) {
  const { data } = useSuspenseQuery(importQuery(importId));
  const { state, rows, faults, fileName, problem } = data.import;
  const run = useMutation({
    mutationFn: () => deskApi(runImport, { body: { importId } }),
    onError: (error) => showFailure(error),
    onSettled: () => queryClient.invalidateQueries(importQuery(importId)),
  });
  useEffect(() => {
    if (state === 'done') void refreshProducts();
  }, [state]);
  const good = rows.new + rows.changed;
  const isWorking = state === 'checking' || state === 'running';
  return (
    <section aria-label={fileName} className="grid gap-4">
      <h2 className="font-display text-xl text-heading">{fileName}</h2>
      <ProblemNote text={problem ?? undefined} />
      <p role="status">{sentenceOf(data.import)}</p>
      {isWorking && (
        <progress
          aria-label={state === 'checking' ? 'Checked' : 'Taken in'}
          className="h-2 w-full accent-primary"
          max={Math.max(1, rows.total)}
          value={rows.done}
        />
      )}
      {state === 'checked' && good > 0 && (
        <div>
          <Button disabled={run.isPending} onClick={() => run.mutate()}>
            Take in {good === 1 ? '1 product' : `${good} products`}
          </Button>
        </div>
      )}
      {state === 'done' && (
        <Link to={paths.products} className="text-link underline underline-offset-4">
          To the products
        </Link>
      )}
      {faults.length > 0 && (
        <>
          <ListTable
            caption="Rows that are wrong"
            rows={faults}
            rowKey={({ line }) => String(line)}
            columns={[
              { head: 'Line', cell: ({ line }) => `Line ${line}` },
              { head: 'Column', cell: ({ column }) => column },
              { head: 'What is wrong', cell: ({ message }) => message },
            ]}
            empty=""
          />
          {rows.wrong > FAULTS_SHOWN && <p className="text-muted">The first {FAULTS_SHOWN} are shown.</p>}
          <a href={files.importFaults(importId)} download className="text-link underline underline-offset-4">
            These rows as a file, to be mended
          </a>
        </>
      )}
    </section>
  );
}

function sentenceOf({ state, rows }: ProductImport): string {
  const wrong = rows.wrong === 0 ? '' : ` ${rows.wrong} wrong and left out.`;
  const same = rows.same === 0 ? '' : ` ${rows.same} as they are already.`;
  switch (state) {
    case 'checking':
      return `Checking: ${rows.done} of ${rows.total} rows.`;
    case 'checked':
      return `Checked, nothing is changed yet: ${rows.new} new, ${rows.changed} to be changed.${same}${wrong}`;
    case 'running':
      return `Taking in: ${rows.done} of ${rows.total} rows.`;
    case 'done':
      return `Done: ${rows.new} new, ${rows.changed} changed.${same}${wrong}`;
    case 'failed':
      return 'This file cannot be taken in.';
  }
}
