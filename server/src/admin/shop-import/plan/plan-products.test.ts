import type { ProductKind } from '@gulmohar/contract/admin/kind-settings.ts';
import type { ImportMapping } from '@gulmohar/contract/admin/shop-import.ts';
import { describe, expect, test } from 'vitest';
import type { SourceNote, SourceProduct, SourceVariant } from '../source/source-product.ts';
import { planProducts } from './plan-products.ts';
import type { KnownTypes } from './suggest-type.ts';

const mapping: ImportMapping = {
  types: [{ from: 'Kurti', category: 'Women', subCategory: 'Kurtis', taxRule: 'garment', hsn: '620630' }],
  options: [],
  addedGst: 0,
  compareAtIsMrp: true,
  uncountedUnits: 5,
  orderYears: 2,
  shownColumns: [],
  replacesChanges: false,
};
const blouses: ProductKind = {
  subCategory: 'Blouses',
  hsn: '620630',
  taxRule: 'garment',
  sizes: ['XS', 'S', 'M'],
  measurements: { S: [{ name: 'Chest', bodyCm: 86 }], XS: [{ name: 'Chest', bodyCm: 81 }] },
};
const known: KnownTypes = { kinds: [blouses], categories: [], subCategories: [] };
const vocabulary = new Map([
  ['blue', [{ group: 'color', tag: 'color:blue' }]],
  ['cotton', [{ group: 'material', tag: 'material:cotton' }]],
]);

function variant(input: Partial<SourceVariant> = {}): SourceVariant {
  const counts = { grams: 250, units: 3, isCounted: true, sellsOut: false };
  const amounts = { price: 129_900, compareAt: null, cost: null };
  return {
    line: 2,
    values: [],
    sku: '',
    barcodes: [],
    hsn: '',
    picture: '',
    ...counts,
    ...amounts,
    ...input,
  };
}

function source(input: Partial<SourceProduct> = {}): SourceProduct {
  return {
    source: 'shopify',
    key: 'indigo-kurti',
    line: 2,
    oldPaths: ['/products/indigo-kurti'],
    title: 'Indigo Kurti',
    html: '<p>Soft</p>',
    brand: 'Rangoli',
    category: '',
    type: 'Kurti',
    tags: [],
    state: 'published',
    seoTitle: '',
    seoDescription: '',
    gender: '',
    collections: [],
    options: [],
    variants: [variant()],
    pictures: [],
    custom: {},
    notes: [],
    ...input,
  };
}

function planned(input: Partial<SourceProduct>, changes: Partial<ImportMapping> = {}) {
  const notes: SourceNote[] = [];
  const context = { mapping: { ...mapping, ...changes }, vocabulary, known };
  return {
    products: planProducts(source(input), context, notes),
    notes: notes.map(({ message }) => message),
  };
}

const SIZE = { name: 'Size', linkedTo: '' };
const COLOUR = { name: 'Colour', linkedTo: '' };

describe('an owner who moves in from another shop', () => {
  test('has a product without options as one without sizes, in the category of its type', () => {
    expect(planned({}).products).toMatchObject([
      {
        sourceKey: 'indigo-kurti',
        group: null,
        fields: {
          name: 'Indigo Kurti',
          description: 'Soft',
          category: 'Women',
          hsn: '620630',
          price: 129_900,
        },
        variants: [{ size: null, units: 3 }],
      },
    ]);
  });

  test('has each colour as a product of its own, with its sizes and pictures', () => {
    const { products } = planned({
      options: [COLOUR, SIZE],
      variants: [
        variant({ values: ['Blue', 'S'], picture: 'https://a.example/b.jpg' }),
        variant({ values: ['Blue', 'M'] }),
        variant({ values: ['Red', 'S'], picture: 'https://a.example/r.jpg' }),
      ],
      pictures: [
        { url: 'https://a.example/both.jpg', alt: '' },
        { url: 'https://a.example/b.jpg', alt: '' },
        { url: 'https://a.example/r.jpg', alt: '' },
        { url: 'https://a.example/r2.jpg', alt: 'Red, back' },
      ],
    });
    expect(products).toMatchObject([
      {
        sourceKey: 'indigo-kurti#blue',
        group: { id: 'indigo-kurti', position: 0 },
        fields: { name: 'Indigo Kurti – Blue', tags: ['color:blue'] },
        colour: 'Blue',
        variants: [{ size: 'S' }, { size: 'M' }],
        pictures: [{ url: 'https://a.example/b.jpg' }, { url: 'https://a.example/both.jpg' }],
      },
      {
        sourceKey: 'indigo-kurti#red',
        pictures: [
          { url: 'https://a.example/r.jpg' },
          { url: 'https://a.example/both.jpg' },
          { url: 'https://a.example/r2.jpg' },
        ],
      },
    ]);
  });

  test('has the pictures of a description behind those of the product, with a word about it', () => {
    const { products, notes } = planned({
      html: '<p>Soft</p><img src="//a.example/chart.png"><img src="https://a.example/1.jpg">',
      pictures: [{ url: 'https://a.example/1.jpg', alt: 'Front' }],
    });
    expect(products[0]?.pictures).toEqual([
      { url: 'https://a.example/1.jpg', alt: 'Front' },
      { url: 'https://a.example/chart.png', alt: '' },
    ]);
    expect(notes).toEqual([
      'A picture in the text comes behind those of the product: https://a.example/chart.png',
    ]);
  });

  test('has every column without a field here kept, whatever script its heading is in', () => {
    const custom = { 'Neckline (product.metafields.custom.neckline)': 'Round', कपड़ा: 'Cotton', रंग: 'Blue' };
    const kept = planned({ custom }).products[0]?.fields.custom ?? {};
    expect(Object.values(kept)).toEqual(['Round', 'Cotton', 'Blue']);
    expect(Object.keys(kept)[0]).toBe('custom.neckline');
  });

  test('has a further option as a part of the size', () => {
    const { products } = planned({
      options: [SIZE, { name: 'Stitching', linkedTo: '' }],
      variants: [variant({ values: ['M', 'Stitched'] }), variant({ values: ['M', 'Unstitched'] })],
    });
    expect(products[0]?.variants.map(({ size }) => size)).toEqual(['M · Stitched', 'M · Unstitched']);
  });

  test('has a price for each size, the lowest being the product’s', () => {
    const variants = [
      variant({ values: ['S'], price: 100_000, compareAt: 150_000 }),
      variant({ values: ['XL'], price: 120_000 }),
    ];
    const { products } = planned({ options: [SIZE], variants });
    expect(products[0]?.fields).toMatchObject({ price: 100_000, mrp: 150_000 });
    expect(products[0]?.variants).toMatchObject([
      { ownPrice: null, ownMrp: null },
      { ownPrice: 120_000, ownMrp: 120_000 },
    ]);
    expect(planned({ options: [SIZE], variants }, { compareAtIsMrp: false }).products[0]?.fields.mrp).toBe(
      null,
    );
  });

  test('can have GST added to prices that did not include it', () => {
    expect(planned({}, { addedGst: 5 }).products[0]?.fields.price).toBe(136_400);
  });

  test('has what was sold without a count topped up to a number', () => {
    expect(planned({ variants: [variant({ isCounted: false })] }).products[0]?.variants).toMatchObject([
      { units: 0, toppedUpTo: 5 },
    ]);
  });

  test('has known tags as values of filters and the others as labels', () => {
    const tags = ['Cotton', 'Color:Blue', 'material_cotton', 'Festive'];
    expect(planned({ tags }).products[0]?.fields.tags).toEqual([
      'material:cotton',
      'color:blue',
      'label:Festive',
    ]);
  });

  test('has sizes named, ordered and measured as the kind of products does, and none that the file has not', () => {
    const sizes = ['m', 'Free', 's · Lined'].map((value) => variant({ values: [value] }));
    const { products } = planned({ type: 'Blouse', options: [SIZE], variants: sizes });
    expect(products).toMatchObject([
      {
        fields: { subCategory: 'Blouses', hsn: '620630' },
        variants: [{ size: 'S · Lined' }, { size: 'M' }, { size: 'Free' }],
      },
    ]);
    expect(products[0]?.fields.details.measurements).toEqual({
      'S · Lined': [{ name: 'Chest', bodyCm: 86 }],
    });
    const other = planned({ type: 'Kurti', options: [SIZE], variants: sizes }).products[0];
    expect(other).toMatchObject({ variants: [{ size: 'm' }, { size: 'Free' }, { size: 's · Lined' }] });
    expect(other?.fields.details.measurements).toEqual({});
  });

  test('is told of codes that are changed, and of a product that stays a draft', () => {
    const { products, notes } = planned({
      type: 'Mystery',
      variants: [variant({ sku: '=A1', barcodes: ['8901234567891'] })],
    });
    expect(products[0]).toMatchObject({ fields: { publishedAt: null }, variants: [{ sku: 'A1' }] });
    expect(notes).toEqual([
      'It stays a draft: choose an HSN code for its type',
      '“=A1” becomes “A1”',
      '“8901234567891” is not a valid EAN or UPC: its last digit does not match the others',
    ]);
  });
});
