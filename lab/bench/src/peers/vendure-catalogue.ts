import { referenceProduct } from '../catalogue/reference-product.ts';

/** The initial data that Vendure needs before it can sell: countries, shipping and payment methods. */
export const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Asia',
  countries: [{ name: 'India', code: 'IN', zone: 'Asia' }],
  taxRates: [{ name: 'Standard Tax', percentage: 5 }],
  shippingMethods: [{ name: 'Standard', price: 5_000 }],
  paymentMethods: [
    {
      name: 'Dummy',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};

const COLUMNS = [
  'name',
  'slug',
  'description',
  'assets',
  'facets',
  'optionGroups',
  'optionValues',
  'sku',
  'price',
  'taxCategory',
  'stockOnHand',
  'trackInventory',
  'variantAssets',
  'variantFacets',
] as const;

/**
 * Returns the reference catalogue in Vendure's import format: the same names, texts, facets, sizes, prices
 * and stock.
 */
export function productsCsv(products: number): string {
  const rows = Array.from({ length: products }, (_, number) => rowsOf(number)).flat();
  return [COLUMNS, ...rows].map((row) => row.map(quoted).join(',')).join('\n');
}

function rowsOf(number: number): string[][] {
  const { id, name, description, category, sub_category, facets, price, variants } = referenceProduct(number);
  const all = [`category:${category}`, `sub-category:${sub_category}`, ...facets].join('|');
  return variants.map(({ size, on_hand }, at) => [
    ...(at === 0 ? [name, id, description, '', all, 'size'] : ['', '', '', '', '', '']),
    size,
    skuOf(id, size),
    String(price / 100),
    'standard',
    String(on_hand),
    'true',
    '',
    '',
  ]);
}

export function skuOf(id: string, size: string): string {
  return `${id}-${size}`;
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
