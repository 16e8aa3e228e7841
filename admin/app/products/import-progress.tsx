import { type ImportDoubt, type ProductImport, runImport } from '@gulmohar/contract/admin/product-import.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showDateTime } from '../components/india-time.ts';
import { WarningNote } from '../components/warning-note.tsx';
import { files, paths } from '../paths.ts';
import { ImportChanges } from './import-changes.tsx';
import { ImportDoubts } from './import-doubts.tsx';
import { importQuery, refreshProducts } from './product.queries.ts';
import { RowNotes } from './row-notes.tsx';

/** Progress of an import, the errors in its file, and the button that runs it. */
export function ImportProgress({ importId }: { importId: string }) {
  const { data } = useSuspenseQuery(importQuery(importId));
  const { state, rows, faults, warnings, fileName, problem, doubts } = data.import;
  const [setsStock, setSetsStock] = useState(false);
  const [accepted, setAccepted] = useState<ImportDoubt[]>([]);
  const run = useMutation({
    mutationFn: () => adminApi(runImport, { body: { importId, setsStock, accepted } }),
    onSettled: () => queryClient.invalidateQueries(importQuery(importId)),
  });
  useEffect(() => {
    if (state === 'done') void refreshProducts();
  }, [state]);
  const good = rows.new + rows.changed;
  const isWorking = state === 'checking' || state === 'running';
  return (
    <section aria-label={fileName} className="grid gap-4">
      <div>
        <h2 className="font-display text-xl text-heading">{fileName}</h2>
        <p className="text-sm text-muted">{whenText(data.import)}</p>
      </div>
      <ProblemNote text={problem ?? undefined} />
      <p role="status">{sentenceOf(data.import)}</p>
      {isWorking && (
        <progress
          aria-label={state === 'checking' ? 'Checked' : 'Imported'}
          className="h-2 w-full accent-primary"
          max={Math.max(1, rows.total)}
          value={rows.done}
        />
      )}
      {state === 'checked' && <ImportChanges file={data.import} />}
      {state === 'checked' && warnings.length > 0 && (
        <WarningNote text={`${rowsText(rows.warned)} should be checked before anything goes on sale.`} />
      )}
      {warnings.length > 0 && (
        <RowNotes caption="Warnings" head="What to check" notes={warnings} total={rows.warned} />
      )}
      {state === 'checked' && <ImportDoubts doubts={doubts} accepted={accepted} onChange={setAccepted} />}
      {state === 'checked' && rows.otherStock > 0 && (
        <CheckField
          label={`Set the stock of ${productsText(rows.otherStock)} to the counts in the file`}
          hint="The counts replace the current stock, so units sold since the file was made would be in stock again. Otherwise the stock does not change."
          checked={setsStock}
          onChange={(event) => setSetsStock(event.target.checked)}
        />
      )}
      {state === 'checked' && (good > 0 || setsStock) && (
        <div>
          <FailureNote error={run.error} />
          <Button
            isBusy={run.isPending}
            disabled={!doubts.every(({ kind }) => accepted.includes(kind))}
            onClick={() => run.mutate()}
          >
            {good > 0 ? `Import ${productsText(good)}` : 'Set the stock'}
          </Button>
        </div>
      )}
      {state === 'done' && (
        <Link to={paths.products} className="text-link underline underline-offset-4">
          Go to products
        </Link>
      )}
      {faults.length > 0 && (
        <>
          <RowNotes caption="Invalid rows" head="What is wrong" notes={faults} total={rows.wrong} />
          <a href={files.importFaults(importId)} download className="text-link underline underline-offset-4">
            Download these rows to correct them
          </a>
        </>
      )}
    </section>
  );
}

const productsText = (count: number) => (count === 1 ? '1 product' : `${count} products`);
const rowsText = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** When the file was chosen, and when the same one was before. */
function whenText({ startedAt, earlier }: ProductImport): string {
  const chosen = `Chosen ${showDateTime(startedAt)}.`;
  if (!earlier) return chosen;
  const outcome = earlier.isImported ? 'imported' : 'checked, but not imported';
  return `${chosen} The same file was already ${outcome} on ${showDateTime(earlier.at)}.`;
}

function sentenceOf({ state, rows }: ProductImport): string {
  const wrong = rows.wrong === 0 ? '' : ` ${rows.wrong} invalid and left out.`;
  const same = rows.same === 0 ? '' : ` ${rows.same} unchanged.`;
  switch (state) {
    case 'checking':
      return `Checking: ${rows.done} of ${rows.total} rows.`;
    case 'checked':
      return `Checked; nothing has been changed yet: ${rows.new} new, ${rows.changed} to be changed.${same}${wrong}`;
    case 'running':
      return `Importing: ${rows.done} of ${rows.total} rows.`;
    case 'done':
      return `Done: ${rows.new} new, ${rows.changed} changed.${same}${wrong}`;
    case 'failed':
      return 'This file cannot be imported.';
  }
}
