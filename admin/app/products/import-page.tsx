import { exportProducts, startImport } from '@gulmohar/contract/admin/product-import.ts';
import { useMutation } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import { Link, useSearchParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { PageHead } from '../components/page-head.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { paths } from '../paths.ts';
import { ImportProgress } from './import-progress.tsx';

/**
 * Imports a product file: validated first, then run. The import's id is in the URL, so that staff can return
 * to it.
 */
export function ImportPage() {
  const [search, setSearch] = useSearchParams();
  const importId = search.get('file');
  const send = useMutation({
    mutationFn: (file: File) =>
      adminApi(startImport, { query: { fileName: file.name }, body: new Blob([file], { type: 'text/csv' }) }),
    onSuccess: (started) => setSearch({ file: started.importId }),
  });
  return (
    <>
      <PageHead title="Import products" note="From a spreadsheet, saved as CSV UTF-8">
        <ExportButton
          label="Export all products"
          title="Export products"
          variant="secondary"
          list={{ call: exportProducts }}
          fileName="products.csv"
        >
          <p>
            All products, including drafts and archived ones, with the columns of an import: edit the file and
            import it again.
          </p>
        </ExportButton>
      </PageHead>
      <div className="grid max-w-3xl gap-8">
        <label className="grid min-h-28 cursor-pointer place-items-center border border-dashed border-muted p-4 text-center text-sm focus-within:outline-2 focus-within:outline-link">
          <input
            type="file"
            accept=".csv,text/csv"
            className="sr-only"
            disabled={send.isPending}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) send.mutate(file);
              event.target.value = '';
            }}
          />
          <span>
            <FileUp aria-hidden="true" className="mx-auto mb-1 size-6" strokeWidth={1.6} />
            <span className="font-semibold">{importId ? 'Choose another file' : 'Choose a file'}</span>
            <span className="block text-muted">
              The file is checked row by row first. Nothing changes until you confirm.
            </span>
          </span>
        </label>
        <FailureNote error={send.error} />
        <p className="text-sm text-muted">
          From another shop?{' '}
          <Link to={paths.shopImport()} className="text-link underline underline-offset-4">
            Bring the products that Shopify exported
          </Link>
        </p>
        {importId ? <ImportProgress key={importId} importId={importId} /> : <Columns />}
      </div>
    </>
  );
}

const columns = [
  ['id', 'Id of an existing product; empty for a new one'],
  ['name, category, sub_category, price', 'Required for a new product; the price in rupees'],
  ['mrp, description', 'May be empty'],
  ['prices, mrps', 'L:1199|XL:1299, of sizes that differ from the product; an MRP of 0 for none'],
  ['hsn', '4, 6 or 8 digits; required for products on sale'],
  ['tax', 'garment, fabric, accessory or jewellery'],
  ['tags', 'color:indigo|material:cotton'],
  [
    'stock',
    'S:3|M:0, or a single number without sizes; for existing products it is only set if you choose so',
  ],
  ['skus', 'S:ABC-S|M:ABC-M; created for you if empty'],
  ['barcodes', 'S:8901234567890|M:8901234567906; as scanned from the tag'],
  ['more_barcodes', 'S:8901234567890 OLD-1, separated by spaces'],
  ['costs', 'S:450|M:450, what you pay for a unit; only in the admin'],
  ['made_to_order', 'S:10, how many units are always offered; empty where stock is counted'],
  ['days_to_make', '12, working days until a unit that is made to order is ready; 1 to 60'],
  ['weight_g', 'S:350|M:360, in grams; without sizes, a single number'],
  ['box_mm', 'S:300x250x50, length, width and height in millimetres'],
  ['fabric, work, fit, length, care, origin', 'As printed on the label'],
  ['brand, type', 'Brand: empty for the shop’s own; type: for your own order'],
  ['story', 'The formatted description, as an export writes it'],
  ['seo_title, seo_description', 'For search engines; empty for name and description'],
  ['unlisted', 'yes for a product that only its link finds'],
  ['custom', 'Custom fields by key, as an export writes them: {"lining":"yes"}'],
  ['pictures', 'Picture addresses separated by bars; a file can only change their order'],
  ['bestseller', 'Position among the best sellers, such as 3; empty for none'],
  ['on_sale_from', 'now, a time such as 2027-01-31 10:00 (India), or empty for a draft'],
] as const;

function Columns() {
  return (
    <section>
      <h2 className="font-display text-xl text-heading">The columns</h2>
      <p className="mb-3 text-sm text-muted">
        The first line names them, in any order. Fields without a column in the file are not changed.
      </p>
      <dl className="grid gap-x-6 border-t border-rule text-sm sm:grid-cols-[18rem_1fr]">
        {columns.map(([names, meaning]) => (
          <div key={names} className="contents">
            <dt className="pt-2 font-semibold sm:border-b sm:border-rule sm:pb-2">{names}</dt>
            <dd className="border-b border-rule pb-2 text-muted sm:pt-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
