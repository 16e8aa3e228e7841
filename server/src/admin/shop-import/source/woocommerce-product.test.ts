import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { SourceProduct } from './source-product.ts';
import { tableReader } from './table-row.ts';
import { wooColumns } from './woocommerce-columns.ts';
import { productFromWoo, wooKeyOf } from './woocommerce-product.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

function products(text: string): Map<string, SourceProduct> {
  const [head = [], ...lines]: string[][] = parse(text, { relax_column_count: true, bom: true });
  const read = tableReader(head, wooColumns);
  const rows = Map.groupBy(
    lines.map((cells, at) => read(at + 2, cells)),
    wooKeyOf,
  );
  return new Map([...rows].map(([key, own]) => [key, productFromWoo(key, own, NOW)]));
}

function product(head: string, ...rows: string[]): SourceProduct {
  const [first] = products([head, ...rows].join('\n')).values();
  if (!first) throw new Error('No product');
  return first;
}

const HEAD =
  '\uFEFFID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Tax status","Tax class","In stock?",Stock,"Backorders allowed?","Weight (kg)","Sale price","Regular price",Categories,Tags,Images,Parent,Position,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Attribute 2 name","Attribute 2 value(s)","Attribute 3 name","Attribute 3 value(s)","Meta: _fabric_care","Meta: _yoast_wpseo_title"';
const KURTI = [
  '45,variation,VK-BS,8901234567894,Indigo Kurti - Blue S,1,,visible,,,taxable,parent,1,4,0,0.25,1299,1599,,,https://a.example/blue.jpg,VK,1,Colour,Blue,,1,Size,S,,,,',
  String.raw`44,variable,VK,,Indigo Kurti,1,1,visible,Soft cotton,"Woven by hand\n\nFrom <b>Jaipur</b>\nand Sanganer",taxable,gst-5,1,,0,0.3,,,"Women, Women > Kurtis, Festive","cotton, red\, white","https://a.example/1.jpg, https://a.example/c_fill,w_200/2.jpg",,0,Colour,"Blue, Red",1,1,Size,"S, M",Fabric,Cotton,Cold wash,%%title%%`,
  '46,variation,VK-R,,Indigo Kurti - Red,1,,visible,,,taxable,parent,1,3,0,,,"1,599.00",,,,VK,2,Colour,Red,,1,Size,,,,,',
];

describe('an owner who brings a file of WooCommerce', () => {
  test('has variations put to their product, wherever they are in the file', () => {
    const { variants, ...fields } = product(HEAD, ...KURTI);
    expect(fields).toEqual({
      source: 'woocommerce',
      key: 'woo-vk',
      line: 3,
      oldPaths: ['/product/indigo-kurti', '/?p=44'],
      title: 'Indigo Kurti',
      html: '<p>Soft cotton</p><p>Woven by hand</p><p>From <b>Jaipur</b><br>and Sanganer</p>',
      brand: '',
      category: 'Women > Kurtis',
      type: '',
      tags: ['cotton', 'red, white'],
      state: 'published',
      seoTitle: '',
      seoDescription: '',
      gender: '',
      collections: ['Women', 'Festive'],
      options: [
        { name: 'Colour', linkedTo: '' },
        { name: 'Size', linkedTo: '' },
      ],
      pictures: [
        { url: 'https://a.example/1.jpg', alt: '' },
        { url: 'https://a.example/c_fill,w_200/2.jpg', alt: '' },
      ],
      custom: {
        'Tax status': 'taxable',
        'Tax class': 'gst-5',
        'Meta: _fabric_care': 'Cold wash',
        Fabric: 'Cotton',
      },
      notes: [],
    });
    expect(variants).toMatchObject([
      {
        values: ['Blue', 'S'],
        sku: 'VK-BS',
        barcodes: ['8901234567894'],
        price: 129_900,
        compareAt: 159_900,
        units: 4,
        grams: 250,
        isCounted: true,
        picture: 'https://a.example/blue.jpg',
      },
      // Of any size, so of both, which share its stock.
      { values: ['Red', 'S'], sku: 'VK-R', price: 159_900, compareAt: null, units: 2, grams: 300 },
      { values: ['Red', 'M'], units: 1 },
    ]);
  });

  test('has a stock that all variations share divided among them, with a word about it', () => {
    const { variants, notes } = product(
      'ID,Type,SKU,Name,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
      '9,variable,,Ring,5,,,Size,"S, M"',
      '10,variation,R-S,Ring - S,parent,499,id:9,Size,S',
      '11,variation,R-M,Ring - M,parent,499,id:9,Size,M',
    );
    expect(variants.map(({ units }) => units)).toEqual([3, 2]);
    expect(notes).toMatchObject([
      { message: 'The stock of 5 was one for all sizes: it is divided among them' },
    ]);
  });

  test('has variations made to order whose product has no number of units', () => {
    const { variants, notes } = product(
      'ID,Type,SKU,Name,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
      '9,variable,,Ring,,,,Size,S',
      '10,variation,R-S,Ring - S,parent,499,id:9,Size,S',
    );
    expect([variants.map(({ isCounted }) => isCounted), notes]).toEqual([[false], []]);
  });

  const SIMPLE = 'ID,Type,SKU,Name,Regular price';
  const simple = (more: string, cells: string) =>
    product(`${SIMPLE},${more}`, `1,simple,R,Ring,499,${cells}`);

  test.each([
    ['Published,Visibility in catalog', '1,visible', 'published'],
    ['Published,Visibility in catalog', '1,hidden', 'unlisted'],
    ['Published', '0', 'draft'],
    ['Published', '-1', 'draft'],
    ['Published', "'-1", 'draft'],
    ['Published', '2', 'draft'],
  ])('with “%s” of “%s” gets a product that is %s', (more, cells, state) => {
    expect(simple(more, cells).state).toBe(state);
  });

  test.each([
    ['In stock?,Stock', '1,7', { units: 7, isCounted: true }],
    ['In stock?,Stock', '1,', { units: 0, isCounted: false, sellsOut: false }],
    ['In stock?,Stock', '0,', { units: 0, isCounted: true }],
    ['In stock?,Stock', 'backorder,0', { units: 0, isCounted: false, sellsOut: true }],
    ['Stock,Backorders allowed?', '-3,notify', { units: 0, isCounted: false, sellsOut: true }],
    ['Sale price', '399', { price: 39_900, compareAt: 49_900 }],
    ['Sale price,Date sale price starts', '399,2026-12-01 00:00:00', { price: 49_900, compareAt: null }],
    ['Sale price,Date sale price ends', '399,2026-11-01T00:00:00', { price: 49_900, compareAt: null }],
    ['Weight (g)', '120', { grams: 120 }],
    ['Weight (lbs)', '1', { grams: 454 }],
  ])('with “%s” of “%s” gets a variant of that', (more, cells, variant) => {
    expect(simple(more, cells).variants).toMatchObject([variant]);
  });

  test.each([
    ['Broderie à Jour!', ['/product/broderie-a-jour', '/?p=1']],
    ['नीली कुर्ती', ['/product/नीली-कुर्ती', '/?p=1']],
    ['★', ['/?p=1']],
  ])('with the name “%s” has what was at its old address found', (title, paths) => {
    expect(product(SIMPLE, `1,simple,R,${title},499`).oldPaths).toEqual(paths);
  });

  test.each([
    [`${SIMPLE}\n1,grouped,R,Ring,`, 'A group of products cannot be sold here'],
    [`${SIMPLE}\n1,external,R,Ring,499`, 'It is sold in another shop'],
    [`${SIMPLE}\n1,"simple, downloadable, virtual",R,Ring,499`, 'It is not shipped'],
    [`${SIMPLE}\n1,variable,R,Ring,`, 'Its variations are not in the file'],
    [`${SIMPLE},Parent\n1,variation,R-S,Ring - S,499,R`, 'The product of this variation is not in the file'],
    [`${SIMPLE}\n1,simple,R,Ring,499\n2,simple,r,Ring,499`, 'This product is listed twice'],
    [`${SIMPLE}\n1,simple,R,Ring,`, 'This product has no price'],
    [`${SIMPLE}\n1,simple,R,Ring,"1.299,00"`, '“1.299,00” is not an amount'],
    [`${SIMPLE}\n1,simple,R,,499`, 'This product has no name'],
  ])('is told why a product cannot be imported: %#', (text, message) => {
    expect(() => products(text)).toThrow(message);
  });

  test('is told of a product of which any value of many attributes would be a size, and has one of few', () => {
    const ofAny = (attributes: number) => {
      const numbers = Array.from({ length: attributes }, (_, at) => at + 1);
      const head = numbers.map((at) => `Attribute ${at} name,Attribute ${at} value(s)`).join(',');
      const cells = (values: string) => numbers.map((at) => `Part ${at},${values}`).join(',');
      return product(
        `ID,Type,SKU,Name,Regular price,Parent,${head}`,
        `1,variable,P,Kurti,,,${cells('"a, b"')}`,
        `2,variation,P-0,Kurti,499,P,${cells('a')}`,
        `3,variation,P-1,Kurti,499,P,${cells('')}`,
      );
    };
    expect(ofAny(5).variants).toHaveLength(32);
    expect(() => ofAny(60)).toThrow('more than 2,048 sizes and colours');
  });

  test('is warned of what a spreadsheet did to codes, sizes and letters', () => {
    const { notes } = product(
      'ID,Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,P,???? Kurti,,,Size,02-Mar',
      '2,variation,8.9E+12,Kurti,499,P,Size,02-Mar',
    );
    expect(notes.map(({ message }) => message)).toEqual([
      '“02-Mar” is a date: a spreadsheet may have changed it',
      '“8.9E+12” was shortened by a spreadsheet: its last digits may be lost',
      'Letters of a text were lost before: export the file again, or save it as CSV UTF-8',
    ]);
  });
});
