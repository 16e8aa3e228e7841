import { pictureBatch, pictureUpload } from '@gulmohar/contract/admin/product-pictures.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { Link } from 'react-router';
import { failureText } from '../api/failure.ts';
import { PageHead } from '../components/page-head.tsx';
import { useUnsavedChanges } from '../form/unsaved-changes.tsx';
import { paths } from '../paths.ts';
import { DropZone } from '../products/drop-zone.tsx';
import { MEGABYTE, UnreadableFile } from './read-picture-files.ts';
import { type BatchRow, usePictureBatch } from './use-picture-batch.ts';

/** Adds pictures to many products at once, each to the product whose SKU is its file name. */
export function PicturesPage() {
  const { rows, choose, add, ready } = usePictureBatch();
  useUnsavedChanges(ready > 0);
  const isBusy = choose.isPending || add.isPending;
  const { error } = choose;
  return (
    <>
      <PageHead
        title="Pictures of many products"
        note="Named by SKU: KRT-1010.jpg, KRT-1010-2.jpg, or a SKU with its size"
      />
      <div className="grid max-w-5xl gap-6">
        <DropZone
          label="Choose pictures or a ZIP file"
          hint={`JPEG, PNG, WebP, AVIF, at most ${pictureUpload.maxBytes / MEGABYTE} MB each; at most ${pictureBatch.maxFiles} at once. Nothing is added until you confirm.`}
          accept={[...pictureUpload.types, '.zip']}
          isDisabled={isBusy}
          onFiles={(files) => files.length > 0 && choose.mutate(files)}
        />
        <ProblemNote text={error ? textOf(error) : undefined} />
        {rows.length > 0 && (
          <>
            <p role="status">{summaryOf(rows)}</p>
            {ready > 0 && (
              <Button isBusy={add.isPending} onClick={() => add.mutate()}>
                Add {ready} {ready === 1 ? 'picture' : 'pictures'}
              </Button>
            )}
            <MatchTable rows={rows} />
          </>
        )}
      </div>
    </>
  );
}

function MatchTable({ rows }: { rows: readonly BatchRow[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-rule">
            <th className="py-2 pr-4">File</th>
            <th className="py-2 pr-4">Product</th>
            <th className="py-2">State</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-rule">
              <td className="py-2 pr-4 wrap-anywhere">{row.file.name}</td>
              <td className="py-2 pr-4">
                {row.product ? (
                  <Link to={paths.product(row.product.id)} className="text-link">
                    {row.product.name}
                  </Link>
                ) : (
                  <span className="text-problem">No product has this code</span>
                )}
              </td>
              <td className={`py-2 ${row.problem ? 'text-problem' : ''}`}>
                {row.problem ?? stateTextOf(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function stateTextOf({ product, state }: BatchRow): string {
  if (state === 'added') return 'Added';
  return product ? 'To be added' : 'Left out';
}

function summaryOf(rows: readonly BatchRow[]): string {
  const matched = rows.filter(({ product }) => product !== null);
  const products = new Set(matched.map(({ product }) => product?.id)).size;
  const added = rows.filter(({ state }) => state === 'added').length;
  const start = `${matched.length} of ${rows.length} pictures match ${products} ${products === 1 ? 'product' : 'products'}.`;
  return added > 0 ? `${start} ${added} added.` : start;
}

function textOf(error: Error): string {
  return error instanceof UnreadableFile ? error.message : failureText(error);
}
