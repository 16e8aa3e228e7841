import { MAX_SHOWN_FAULTS, type ProductImport } from '@gulmohar/contract/admin/product-import.ts';
import { ListTable } from '../list/list-table.tsx';
import { files } from '../paths.ts';

/** What a checked file would change of existing products, field by field; what it would empty is counted apart. */
export function ImportChanges({ file }: { file: ProductImport }) {
  const { importId, changes, changesTotal, cleared } = file;
  if (changesTotal === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">What will change</h3>
      <p>
        {fieldsText(changesTotal)} of existing products
        {cleared > 0 && (
          <>
            , <strong className="text-problem">{fieldsText(cleared)} emptied</strong>
          </>
        )}
        .
      </p>
      <ListTable
        caption="What will change"
        rows={changes}
        rowKey={({ line, column, after }) => `${line} ${column} ${after}`}
        columns={[
          { head: 'Line', cell: ({ line }) => <span className="whitespace-nowrap">Line {line}</span> },
          { head: 'Product', cell: ({ productName }) => productName },
          { head: 'Column', cell: ({ column }) => column },
          { head: 'Old', cell: ({ before }) => <ChangedValue text={before} /> },
          { head: 'New', cell: ({ after }) => <ChangedValue text={after} isNew /> },
        ]}
        empty=""
      />
      {changesTotal > MAX_SHOWN_FAULTS && (
        <p className="text-muted">
          The first {MAX_SHOWN_FAULTS} are shown.{' '}
          <a href={files.importChanges(importId)} download className="text-link underline underline-offset-4">
            Download all changes
          </a>
        </p>
      )}
    </section>
  );
}

function ChangedValue({ text, isNew = false }: { text: string; isNew?: boolean }) {
  if (text === '') return <span className={isNew ? 'font-semibold text-problem' : 'text-muted'}>empty</span>;
  return (
    <span className={`line-clamp-3 wrap-anywhere ${isNew ? 'font-semibold' : 'text-muted'}`}>{text}</span>
  );
}

const fieldsText = (count: number) => (count === 1 ? '1 field' : `${count} fields`);
