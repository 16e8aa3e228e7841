import { MAX_SHOWN_FAULTS, type ProductImport } from '@gulmohar/contract/admin/product-import.ts';
import { ListTable } from '../list/list-table.tsx';

type RowNotesProps = {
  caption: string;
  /** Head of the column with the messages. */
  head: string;
  notes: ProductImport['faults'];
  /** The total number of rows, which may be more than are shown. */
  total: number;
};

/** Messages about the rows of a file, line by line. */
export function RowNotes({ caption, head, notes, total }: RowNotesProps) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{caption}</h3>
      <ListTable
        caption={caption}
        rows={notes}
        rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
        columns={[
          { head: 'Line', cell: ({ line }) => <span className="whitespace-nowrap">Line {line}</span> },
          { head: 'Column', cell: ({ column }) => column },
          { head, cell: ({ message }) => message },
        ]}
        empty=""
      />
      {total > MAX_SHOWN_FAULTS && <p className="text-muted">The first {MAX_SHOWN_FAULTS} are shown.</p>}
    </section>
  );
}
