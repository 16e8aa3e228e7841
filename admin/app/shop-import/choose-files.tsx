import { uploadShopFile } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { useMutation } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';

type ChooseFilesProps = {
  /** The import to add them to; otherwise they begin a new one. */
  importId?: string;
  onSent: (importId: string) => void;
};

/** Sends files one after the other, so that the first makes the import and the others join it. */
export function ChooseFiles({ importId, onSent }: ChooseFilesProps) {
  const send = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      let id = importId;
      try {
        for (const file of chosen) {
          const body = new Blob([file], { type: 'text/csv' });
          const query = { fileName: file.name, ...(id && { importId: id }) };
          id = (await adminApi(uploadShopFile, { query, body })).importId;
        }
      } finally {
        if (id) onSent(id);
      }
    },
  });
  return (
    <div className="grid gap-3">
      <label className="grid min-h-28 cursor-pointer place-items-center border border-dashed border-muted p-4 text-center text-sm focus-within:outline-2 focus-within:outline-link">
        <input
          type="file"
          accept=".csv,text/csv"
          multiple
          className="sr-only"
          disabled={send.isPending}
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            if (chosen.length > 0) send.mutate(chosen);
            event.target.value = '';
          }}
        />
        <span>
          <FileUp aria-hidden="true" className="mx-auto mb-1 size-6" strokeWidth={1.6} />
          <span className="font-semibold">
            {send.isPending ? 'Reading …' : importId ? 'Add files' : 'Choose the files'}
          </span>
          <span className="block text-muted">
            {importId
              ? 'Large shops are exported in several files.'
              : 'In Shopify: Export, All, CSV, of products, inventory, customers, discounts and orders. In WooCommerce: Products, Export, with all columns and variations. Reviews: the CSV file of Judge.me, Loox, Okendo or Yotpo. Nothing changes until you confirm.'}
          </span>
        </span>
      </label>
      <FailureNote error={send.error} />
    </div>
  );
}
