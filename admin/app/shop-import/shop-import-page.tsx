import { exportForShopify } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { useSearchParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportSteps } from './import-steps.tsx';

/**
 * Moving in from another shop system: its files, what they become here, a check, and the import. The import's id is
 * in the URL, so that staff can return to it.
 */
export function ShopImportPage() {
  const [search, setSearch] = useSearchParams();
  const importId = search.get('import');
  return (
    <>
      <PageHead title="Move in" note="With what Shopify, WooCommerce or a review service exported">
        <ExportButton
          label="Export for Shopify"
          title="Export for Shopify"
          variant="secondary"
          list={{ call: exportForShopify }}
          fileName="shopify-products.csv"
        >
          <p>
            All products in Shopify’s format. What came in it and was not changed here goes out as it came.
          </p>
        </ExportButton>
      </PageHead>
      <div className="grid max-w-4xl gap-8">
        {importId ? (
          <ImportSteps key={importId} importId={importId} />
        ) : (
          <>
            <ChooseFiles onSent={(started) => setSearch({ import: started })} />
            <EarlierImports />
          </>
        )}
      </div>
    </>
  );
}
