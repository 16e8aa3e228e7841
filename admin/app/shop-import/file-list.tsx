import type { ImportFileKind, ShopImport } from '@gulmohar/contract/admin/shop-import.ts';
import { WarningNote } from '../components/warning-note.tsx';

const kindTexts: Record<ImportFileKind, string> = {
  'shopify-products': 'Products from Shopify',
  'shopify-inventory': 'Stock from Shopify',
  'shopify-customers': 'Customers from Shopify',
  'shopify-orders': 'Orders from Shopify',
  'shopify-redirects': 'Redirects from Shopify',
  'shopify-discounts': 'Discounts from Shopify',
  'woocommerce-products': 'Products from WooCommerce',
  'woocommerce-customers': 'Customers from WooCommerce',
  'judgeme-reviews': 'Reviews from Judge.me',
  'loox-reviews': 'Reviews from Loox',
  'okendo-reviews': 'Reviews from Okendo',
  'yotpo-reviews': 'Reviews from Yotpo',
  unknown: 'Not known yet',
};

/** The files of an import, each with what it was recognised as. */
export function FileList({ files }: { files: ShopImport['files'] }) {
  const accents = files.flatMap((file) => file.accents);
  return (
    <div className="grid gap-3">
      <ul aria-label="Files" className="divide-y divide-rule border-y border-rule">
        {files.map(({ position, name, kind, rows }) => (
          <li key={position} className="flex flex-wrap justify-between gap-x-4 py-3">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-sm text-muted">
              {kindTexts[kind]}, {rows === 1 ? '1 row' : `${rows} rows`}
            </span>
          </li>
        ))}
      </ul>
      {accents.length > 0 && (
        <WarningNote
          text={`A file is not UTF-8. If these words look wrong, save it as CSV UTF-8 and begin again: ${accents.join(' · ')}`}
        />
      )}
    </div>
  );
}
