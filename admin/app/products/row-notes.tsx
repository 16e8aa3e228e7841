import { FAULTS_SHOWN, type ProductImport } from '@gulmohar/contract/admin/product-import.ts';
import { ListTable } from '../shell/list-table.tsx';

type RowNotesProps = { caption: string; notes: ProductImport['faults']; total: number };

/** What is to be said of the rows of a file, line by line. @param total rows; more than are shown, maybe */
export function RowNotes({ caption, notes, total }: RowNotesProps) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{caption}</h3>
      <ListTable
        caption={caption}
        rows={notes}
        rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
        columns={[
          { head: 'Line', cell: ({ line }) => `Line ${line}` },
          { head: 'Column', cell: ({ column }) => column },
          { head: 'What is wrong', cell: ({ message }) => message },
        ]}
        empty=""
      />
      {total > FAULTS_SHOWN && <p className="text-muted">The first {FAULTS_SHOWN} are shown.</p>}
    </section>
  );
}
