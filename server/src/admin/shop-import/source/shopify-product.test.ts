import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recogniseFile } from './recognise-file.ts';
import { shopifyColumns } from './shopify-columns.ts';
import { productFromShopify } from './shopify-product.ts';
import type { SourceProduct } from './source-product.ts';
import { tableReader } from './table-row.ts';

const HEAD =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,Status,Neckline (product.metafields.custom.neckline)';

function product(text: string): SourceProduct {
  const [head = [], ...rows]: string[][] = parse(text, { relax_column_count: true });
  const read = tableReader(head, shopifyColumns);
  return productFromShopify(
    'kurti',
    rows.map((cells, at) => read(at + 2, cells)),
  );
}

const KURTI = `${HEAD}
kurti,Indigo Kurti,<p>Soft</p>,Rangoli,Kurti,"cotton, festive",true,Color,Blue,Size,S,IK-S,250.0,shopify,4,deny,"1,299.00",1599,8901234567894,https://cdn.example/2.jpg?v=1,2,Back,active,Round
kurti,,,,,,,,Blue,,M,'007,250,shopify,-2,deny,₹1299,,,https://cdn.example/1.jpg?v=1,1,Front,,
kurti,,,,,,,,Red,,S,1E5,250,,0,deny,"1,29,999.00",,,,,,,
kurti,,,,,,,,,,,,,,,,,,,https://cdn.example/3.jpg?v=1,3,,,`;

describe('an owner who brings a file of Shopify', () => {
  test('has rows of one handle read as one product with its variants and pictures', () => {
    const { variants, pictures, ...fields } = product(KURTI);
    expect(fields).toMatchObject({
      title: 'Indigo Kurti',
      html: '<p>Soft</p>',
      brand: 'Rangoli',
      type: 'Kurti',
      tags: ['cotton', 'festive'],
      state: 'published',
      options: [{ name: 'Color' }, { name: 'Size' }],
      custom: { 'Neckline (product.metafields.custom.neckline)': 'Round' },
    });
    expect(variants).toMatchObject([
      {
        values: ['Blue', 'S'],
        sku: 'IK-S',
        price: 129_900,
        compareAt: 159_900,
        units: 4,
        isCounted: true,
        barcodes: ['8901234567894'],
      },
      { values: ['Blue', 'M'], sku: '007', price: 129_900, compareAt: null, units: 0 },
      { values: ['Red', 'S'], sku: '1E5', price: 12_999_900, isCounted: false },
    ]);
    expect(pictures).toEqual([
      { url: 'https://cdn.example/1.jpg?v=1', alt: 'Front' },
      { url: 'https://cdn.example/2.jpg?v=1', alt: 'Back' },
      { url: 'https://cdn.example/3.jpg?v=1', alt: '' },
    ]);
  });

  test('is told of codes that a spreadsheet shortened and of stock below zero', () => {
    expect(product(KURTI).notes).toEqual([
      { line: 3, column: 'Variant Inventory Qty', message: 'The stock was -2: it begins at 0' },
      {
        line: 4,
        column: 'Variant SKU',
        message: '“1E5” was shortened by a spreadsheet: its last digits may be lost',
      },
    ]);
  });

  test('may use the headings of either generation, in any case and order', () => {
    const current = KURTI.replace(HEAD, (head) =>
      head
        .replace('Handle', 'URL HANDLE')
        .replace('Body (HTML)', 'description')
        .replace('Published', 'Published on online store')
        .replace('Variant SKU', 'SKU')
        .replace('Variant Grams', 'Weight value (grams)')
        .replace('Variant Inventory Tracker', 'Inventory tracker')
        .replace('Variant Inventory Qty', 'Inventory quantity')
        .replace('Variant Inventory Policy', 'Continue selling when out of stock')
        .replace('Variant Price', 'price')
        .replace('Variant Compare At Price', 'Compare-at price')
        .replace('Variant Barcode', 'Barcode')
        .replace('Image Src', 'Product image URL'),
    );
    expect(product(current)).toEqual(product(KURTI));
    const table: string[][] = parse(KURTI, { relax_column_count: true });
    fc.assert(
      fc.property(
        fc.shuffledSubarray(
          HEAD.split(',').map((_, at) => at),
          { minLength: HEAD.split(',').length },
        ),
        fc.boolean(),
        (order, isUpper) => {
          const text = table
            .map((cells, line) =>
              order
                .map((at) => (line === 0 && isUpper ? (cells[at] ?? '').toUpperCase() : (cells[at] ?? '')))
                .map((cell) => `"${cell.replaceAll('"', '""')}"`)
                .join(','),
            )
            .join('\n');
          const { custom, ...rest } = product(text);
          const { custom: former, ...before } = product(KURTI);
          expect(rest).toEqual(before);
          expect(Object.values(custom)).toEqual(Object.values(former));
        },
      ),
    );
  });

  test('has a product without options read as one without sizes', () => {
    const plain = 'Handle,Title,Option1 Name,Option1 Value,Variant Price\nring,Ring,Title,Default Title,499';
    expect(product(plain)).toMatchObject({ options: [], variants: [{ values: [], price: 49_900 }] });
    const titled = 'Handle,Title,Option1 Name,Option1 Value,Variant Price\nring,Ring,Title,Small,499';
    expect(product(titled)).toMatchObject({
      options: [{ name: 'Title' }],
      variants: [{ values: ['Small'] }],
    });
  });

  test.each([
    [',draft', 'draft'],
    [',archived', 'archived'],
    [',unlisted', 'unlisted'],
    [',active', 'published'],
    ['FALSE,active', 'draft'],
    [',', 'published'],
  ])('with “Published,Status” of “%s” gets a product that is %s', (cells, state) => {
    expect(product(`Handle,Title,Variant Price,Published,Status\nring,Ring,499,${cells}`).state).toBe(state);
  });

  test.each([
    ['Handle,Title,Variant Price\nring,Ring,"1.299,00"', '“1.299,00” is not an amount'],
    ['Handle,Title,Variant Price\nring,,499', 'This product has no title'],
    ['Handle,Title,Variant Price,Gift Card\nring,Ring,499,TRUE', 'Gift cards cannot be sold here'],
    [
      'Handle,Title,Variant Price,Variant Requires Shipping\nring,Ring,499,FALSE',
      'It is not shipped: digital goods',
    ],
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant Price\nring,Ring,Size,S,499\nring,,,S,599',
      '“S” is listed twice, with different values',
    ],
    ['Handle,Title,Image Src\nring,Ring,https://a.example/1.jpg', 'This product has no price'],
  ])('is told why a product cannot be imported: %#', (text, message) => {
    expect(() => product(text)).toThrow(message);
  });

  test('has a block that is there twice read once, with a word about it', () => {
    const rows = 'ring,Ring,Size,S,499';
    const { variants, notes } = product(
      `Handle,Title,Option1 Name,Option1 Value,Variant Price\n${rows}\n${rows}`,
    );
    expect(variants).toHaveLength(1);
    expect(notes).toEqual([{ line: 3, column: 'Handle', message: 'This product is listed twice' }]);
  });

  test('is warned of a size that became a date and of lost letters', () => {
    const text = 'Handle,Title,Option1 Name,Option1 Value,Variant Price\nring,???? Kurti,Size,02-Mar,499';
    expect(product(text).notes.map(({ message }) => message)).toEqual([
      '“02-Mar” is a date: a spreadsheet may have changed it',
      'Letters of a text were lost before: export the file again, or save it as CSV UTF-8',
    ]);
  });
});

test.each([
  [HEAD, 'shopify-products'],
  ['URL handle,Title,Price', 'shopify-products'],
  [
    'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Bin name,Incoming (not editable),Available (not editable),On hand (current),On hand (new)',
    'shopify-inventory',
  ],
  ['Customer ID,First Name,Last Name,Email,Accepts Email Marketing', 'shopify-customers'],
  ['Name,Email,Financial Status,Lineitem name', 'shopify-orders'],
  ['Redirect from,Redirect to', 'shopify-redirects'],
  ['Name,Value,Value Type,Discount Class', 'shopify-discounts'],
  ['\uFEFFID,Type,SKU,Name,Regular price', 'woocommerce-products'],
  ['id,name,category', undefined],
])('an owner’s file with the headings %s is recognised', (head, kind) => {
  expect(recogniseFile(head.split(','))).toBe(kind);
});
