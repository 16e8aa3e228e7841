import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { TaxDocumentKind } from '../../../platform/database/tables.ts';
import type { TaxDocumentContent, TaxDocumentLine } from '../tax-document.ts';
import type { DocumentBrand } from './document-look.ts';
import { runsOf } from './fonts.ts';
import { bytesOf, newDocument } from './page.ts';
import { columnsFor } from './table-columns.ts';
import { taxDocumentPdf } from './tax-document.pdf.ts';
import { write } from './write-text.ts';

const kurti: TaxDocumentLine = {
  orderLineId: 'line',
  name: 'Kurti',
  hsn: '620630',
  quantity: 1,
  unit: 'NOS',
  unitPrice: 120_000,
  mrp: 150_000,
  discount: 15_000,
  paid: 105_000,
  basisPoints: 500,
  taxable: 100_000,
  cgst: 2_500,
  sgst: 2_500,
  igst: 0,
};

function content(changes: Partial<TaxDocumentContent> = {}): TaxDocumentContent {
  return {
    seller: {
      legalName: 'Gulmohar Textiles',
      address: ['14 Bapu Bazaar', 'Jaipur'],
      gstin: '08AABCG4821M1ZH',
    },
    buyer: {
      name: 'Asha Sharma',
      address: ['Asha Sharma', '12 Temple Road', 'Jaipur 302001', 'Rajasthan, India'],
    },
    placeOfSupply: { state: 'Rajasthan', code: '08' },
    lines: [kurti],
    total: 105_000,
    ...changes,
  };
}

const brand: DocumentBrand = { colour: '#7d1d12', logo: null };
/** #123456 as PDFs write it. */
const SHOP_COLOUR = /0\.07\d* 0\.203\d* 0\.337\d* (?:scn|SCN|rg|RG)/;
const issued_at = new Date('2026-11-22T10:00:00Z');

async function drawn(
  kind: TaxDocumentKind,
  changes: Partial<TaxDocumentContent> = {},
  copy = 'recipient' as const,
) {
  const pdf = await taxDocumentPdf(
    { kind, number: 'GM/26-27/000124', issued_at, content: content(changes) },
    { copy, brand },
  );
  return { pdf, ...readPdf(pdf) };
}

/** Reads the text behind the drawn glyphs of complex scripts, and the document's own dictionary. */
function readPdf(pdf: Buffer): { copied: string[]; plain: string; drawing: string } {
  const plain = pdf.toString('latin1');
  const streams = [...plain.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return body;
    }
  });
  const copied = streams.flatMap((stream) =>
    [...stream.matchAll(/\/ActualText \((\xfe\xff(?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = '']) =>
      utf16(text),
    ),
  );
  return { copied, plain, drawing: streams.join('\n') };
}

function utf16(escaped: string): string {
  const raw = escaped.replace(
    /\\([\s\S])/g,
    (_, sign: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[sign] ?? sign,
  );
  return Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le');
}

const scripts = [
  ['Devanagari', 'आशा शर्मा की रेशमी कुर्ती'],
  ['Bengali', 'বাংলা শাড়ি কিশোরী'],
  ['Gujarati', 'ગુજરાતી ચણિયા ચોળી ક્ષત્રિય'],
  ['Gurmukhi', 'ਪੰਜਾਬੀ ਸੂਟ ਕਿੱਥੇ'],
  ['Kannada', 'ಕನ್ನಡ ಸೀರೆ ಕ್ಷಮಿಸಿ'],
  ['Malayalam', 'മലയാളം സാരി ക്ഷേത്രം'],
  ['Odia', 'ଓଡ଼ିଆ ଶାଢ଼ୀ କ୍ଷମା'],
  ['Tamil', 'தமிழ் புடவை ஸ்ரீ'],
  ['Telugu', 'తెలుగు చీర శ్రీ'],
] as const;

describe('the scripts of India', () => {
  test.each(scripts)(
    'a name in %s is printed in its own font and copies out as it was written',
    async (_, text) => {
      const { copied, plain } = await drawn('invoice', { buyer: { name: text, address: [text, 'India'] } });
      expect(copied).toContain(text.normalize('NFC'));
      expect(plain).not.toContain('/BaseFont /Helvetica');
      expect(new Set(runsOf(text).map(({ font }) => font)).size).toBe(2);
    },
  );

  test('Indian scripts and Latin share a line, each in its own font', () => {
    expect(runsOf('Asha आशा, தமிழ் தெரு 12').map(({ text }) => text)).toEqual([
      'Asha ',
      'आशा',
      ', ',
      'தமிழ்',
      ' ',
      'தெரு',
      ' 12',
    ]);
  });

  test.each([
    ['Asha 🌸', 'Asha •'],
    ['👩🏽‍🦰🇮🇳1️⃣❤️', '••••'],
    ['Ravi 你好', 'Ravi ••'],
    ['© ® ™ ₹ “x” – …', '© ® ™ ₹ “x” – …'],
  ])('a character that no font has becomes a dot: %s', (text, printed) => {
    const runs = runsOf(text).map((run) => run.text);
    expect(runs.join('')).toBe(printed);
  });

  test('no combination of letters prevents a document from being rendered', async () => {
    const letters = fc.integer({ min: 0x900, max: 0xd7f }).map((code) => String.fromCodePoint(code));
    const words = fc.array(
      fc.array(letters, { maxLength: 12 }).map((word) => word.join('')),
      { maxLength: 6 },
    );
    const doc = newDocument('A text', issued_at);
    fc.assert(
      fc.property(words, (text) => {
        const place = { x: 40, y: 40, width: 120, bold: true };
        expect(write(doc, text.join(' '), place)).toBeGreaterThan(place.y);
      }),
    );
    expect((await bytesOf(doc)).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('the legal requirements of tax documents', () => {
  const titles = (kind: TaxDocumentKind, changes: Partial<TaxDocumentContent> = {}) =>
    columnsFor(kind, content(changes)).map(({ title }) => title);

  test('within the state CGST and SGST have a column each with their rates, and between states there is IGST', () => {
    expect(titles('invoice')).toEqual([
      'Qty',
      'Unit price',
      'Discount',
      'Taxable value',
      'CGST',
      'SGST',
      'Total',
    ]);
    const cells = columnsFor('invoice', content()).map((column) => column.of(kurti));
    expect(cells).toEqual([
      ['1 NOS'],
      ['1,200.00'],
      ['150.00'],
      ['1,000.00'],
      ['25.00', '2.5 %'],
      ['25.00', '2.5 %'],
      ['1,050.00'],
    ]);
    const elsewhere = { placeOfSupply: { state: 'Karnataka', code: '29' } };
    expect(titles('credit-note', elsewhere)).toEqual([
      'Qty',
      'Unit price',
      'Discount',
      'Taxable value',
      'IGST',
      'Total',
    ]);
  });

  test('a challan shows the taxable value of its goods', () => {
    expect(titles('delivery-challan')).toEqual(['Qty', 'Unit price', 'Taxable value', 'Value']);
  });

  test('a document is tagged for screen readers, stored as PDF/A-3, and names its language and title', async () => {
    const { plain } = await drawn('invoice');
    for (const mark of [
      '/Lang (en-IN)',
      '/Marked true',
      '/StructTreeRoot',
      '/DisplayDocTitle true',
      '<pdfaid:part>3</pdfaid:part>',
      '/S /TH',
      '/S /H1',
    ]) {
      expect(plain).toContain(mark);
    }
    expect(plain).toContain('Tax invoice GM/26-27/000124');
  });

  test('a signed document names its signer and reserves space for the signature', async () => {
    const signer = { name: 'गुलमोहर', bytes: 500, sign: async (pdf: Buffer) => pdf };
    const issued = { kind: 'invoice' as const, number: 'GM/26-27/000124', issued_at, content: content() };
    const { copied, plain } = readPdf(await taxDocumentPdf(issued, { copy: 'recipient', brand }, signer));
    expect(copied).toContain('Digitally signed by गुलमोहर.');
    expect(plain).toMatch(/\/ByteRange \[ 0 \/\*{10} \/\*{10} \/\*{10} \]\n\/Contents <0{1000}>/);
    expect(plain).not.toContain('NeedAppearances');
  });

  test('a document has the colour of the shop and its logo, which a screen reader skips', async () => {
    const png = sharp({ create: { width: 300, height: 90, channels: 4, background: '#12345680' } }).png();
    const branded = { colour: '#123456', logo: await png.toBuffer() };
    const render = () =>
      taxDocumentPdf(
        { kind: 'invoice', number: 'GM/1', issued_at, content: content() },
        { copy: 'recipient', brand: branded },
      );
    const pdf = await render();
    const { plain, drawing } = readPdf(pdf);
    expect(plain).toMatch(/\/Subtype \/Image\n[\s\S]*\/Width 300\n\/Height 90/);
    expect(plain).not.toContain('/S /Figure');
    expect(drawing).toMatch(SHOP_COLOUR);
    expect((await drawn('invoice')).drawing).not.toMatch(SHOP_COLOUR);
    expect((await render()).equals(pdf)).toBe(true);
  });

  test('34 lines fill two pages, and the same document renders to the same bytes', async () => {
    const lines = Array.from({ length: 34 }, (_, at) => ({ ...kurti, orderLineId: String(at) }));
    const { pdf, plain } = await drawn('invoice', { lines });
    expect(plain.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect((await drawn('invoice', { lines })).pdf.equals(pdf)).toBe(true);
  });
});
