import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { sampleOrder } from '../../../app/dev/sample-order.ts';
import { presentDelivery } from '../../order/delivery-details.ts';
import type { DocumentBrand } from '../../tax/pdf/document-look.ts';
import { bytesOf } from '../../tax/pdf/page.ts';
import { drawBarcode } from './pdf/draw-barcode.ts';
import { sheetDrawer } from './pdf/draw-sheets.ts';
import { addForeignPages } from './pdf/foreign-page.ts';
import { addPage, FOUR_BY_SIX, newPrint } from './pdf/print-page.ts';
import type { Label, Sheet } from './sheet.ts';

prepareZXingModule({
  overrides: {
    wasmBinary: readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
      .buffer as ArrayBuffer,
  },
});

const sender = { name: 'Gulmohar', lines: ['14 Bapu Bazaar', 'Jaipur 302003'], phone: '+91 141 4051 200' };
const delivery = presentDelivery(
  sampleOrder({
    address: {
      firstName: 'श्रीलक्ष्मी',
      lastName: 'Sharma',
      email: 'lakshmi@example.com',
      street: '12 Temple Road, behind the post office',
      city: 'Jaipur',
      state: 'Rajasthan',
      zipcode: '302001',
      country: 'India',
      phone: '9876543210',
    },
  }),
);
const label: Label = {
  courierLabel: null,
  parcelId: '0198a000-0000-7000-8000-00003f8a91c2',
  parcelCode: '3F8A91C2-1',
  isExpress: false,
  number: 1,
  count: 2,
  courier: 'Delhivery Surface',
  trackingNumber: '14908912345678',
  collect: 123_400,
  ...delivery,
  items: ['1 × Kurti, M (GM-12)', '2 × Dupatta (GM-13)'],
  weightGrams: 640,
  boxMm: [300, 250, 50],
  date: new Date('2026-11-22T10:00:00Z'),
  invoice: { number: 'GM/26-27/000124', total: 123_450 },
  sender,
  gstin: '08AABCG4821M1ZH',
};

const slip = {
  shortId: '3F8A91C2',
  placedAt: new Date('2026-11-21T10:00:00Z'),
  ...delivery,
  collect: null,
  isExpress: true,
  items: Array.from({ length: 40 }, (_, at) => ({
    sku: `GM-${at}`,
    name: 'Bagru kurti with a long name that breaks',
    size: 'M',
    quantity: 1,
  })),
  sender,
};

const plain: DocumentBrand = { colour: '#7d1d12', logo: null };

async function drawn(sheets: Sheet[], paper: 'a4' | '4x6' = '4x6', brand = plain) {
  const doc = newPrint('Test');
  const { draw, courierLabels } = sheetDrawer(doc, { paper, brand, signedBy: undefined });
  for (const sheet of sheets) await draw(sheet);
  const file = await bytesOf(doc);
  const rest = courierLabels.length > 0 ? await addForeignPages(file, courierLabels) : Buffer.alloc(0);
  return Buffer.concat([file, rest]).toString('latin1');
}

function pagesOf(pdf: string): string[] {
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+ [\d.]+)\]/g)].map(([, size = '']) => size);
}

/** The content of each page, as PDF operators. */
function contentsOf(pdf: string): string[] {
  return [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = '']) => {
    try {
      const text = inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      return / re\b/.test(text) ? [text] : [];
    } catch {
      return [];
    }
  });
}

type PrintedPage = Parameters<typeof readBarcodes>[0];
const DOTS_PER_POINT = 203 / 72;

/** The page's bars as a label printer of 203 dpi prints them: black rectangles, without the text. */
function printed(content: string, { width, height }: { width: number; height: number }) {
  const size = { width: Math.round(width * DOTS_PER_POINT), height: Math.round(height * DOTS_PER_POINT) };
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  for (const [, ...sides] of content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)) {
    const [x = 0, y = 0, wide = 0, high = 0] = sides.map((side) => Number(side) * DOTS_PER_POINT);
    // The mark for cash is not a bar.
    if (wide > 20) continue;
    for (let row = Math.round(y); row < Math.round(y + high); row++) {
      const at = (row * size.width + Math.round(x)) * 4;
      for (let column = 0; column < Math.round(wide); column++)
        data.fill(0, at + column * 4, at + column * 4 + 3);
    }
  }
  return { ...size, data, colorSpace: 'srgb' as const };
}

async function scanned(content: string, page: { width: number; height: number }): Promise<string[]> {
  const barcodes = await readBarcodes(printed(content, page) as PrintedPage, { formats: ['Code128'] });
  return barcodes.map(({ text }) => text).sort();
}

test('a scanner reads the tracking number and the parcel code from a printed label', async () => {
  const [content = ''] = contentsOf(await drawn([{ kind: 'label', label }]));
  expect(await scanned(content, { width: 288, height: 432 })).toEqual(['14908912345678', '3F8A91C2-1']);
});

test('a label without a tracking number has the parcel code only', async () => {
  const own = { ...label, trackingNumber: null, courier: null };
  const [content = ''] = contentsOf(await drawn([{ kind: 'label', label: own }]));
  expect(await scanned(content, { width: 288, height: 432 })).toEqual(['3F8A91C2-1']);
});

test('four labels share an A4 sheet, and each can be scanned', async () => {
  const labels = ['1', '2', '3', '4', '5'].map((number) => ({
    kind: 'label' as const,
    label: { ...label, trackingNumber: `1490891234567${number}`, parcelCode: `3F8A91C2-${number}` },
  }));
  const pdf = await drawn(labels, 'a4');
  expect(pagesOf(pdf)).toEqual(['595.28 841.89', '595.28 841.89']);
  const [content = ''] = contentsOf(pdf);
  const codes = await scanned(content, { width: 595.28, height: 841.89 });
  expect(codes).toEqual(
    [1, 2, 3, 4].flatMap((at) => [`1490891234567${at}`]).concat([1, 2, 3, 4].map((at) => `3F8A91C2-${at}`)),
  );
});

test('a packing slip with 40 items spans several small pages, with the order’s barcode on the first', async () => {
  const pdf = await drawn([{ kind: 'packing-slip', slip }]);
  expect(pagesOf(pdf).length).toBeGreaterThan(2);
  const [content = ''] = contentsOf(pdf);
  expect(await scanned(content, { width: 288, height: 432 })).toEqual(['3F8A91C2']);
});

test.each(['x'.repeat(60), 'डी 4711'])(
  'a label with the tracking number “%s”, which no barcode can encode, is drawn without that barcode',
  async (code) => {
    const [content = ''] = contentsOf(
      await drawn([{ kind: 'label', label: { ...label, trackingNumber: code } }]),
    );
    expect(await scanned(content, { width: 288, height: 432 })).toContain('3F8A91C2-1');
  },
);

test('the courier’s own label is printed, or ours if that one is unreadable', async () => {
  // As from a courier: with bars of its own, compressed.
  const courier = newPrint('Courier');
  addPage(courier, FOUR_BY_SIX);
  drawBarcode(courier, 'COURIERS-OWN', { x: 20, y: 40, width: 248, height: 60 });
  const courierLabel = await bytesOf(courier);
  const page = { width: 595.28, height: 841.89 };
  const theirs = await drawn([{ kind: 'label', label: { ...label, courierLabel } }], 'a4');
  expect(pagesOf(theirs)).toEqual(['595.28 841.89']);
  expect(theirs).toContain('/Subtype /Form');
  const [form = ''] = contentsOf(theirs);
  expect(await scanned(form, { width: 288, height: 432 })).toEqual(['COURIERS-OWN']);
  const broken = { ...label, courierLabel: Buffer.from('no PDF') };
  const [ours = ''] = contentsOf(await drawn([{ kind: 'label', label: broken }], 'a4'));
  expect(await scanned(ours, page)).toContain('14908912345678');
});

test('a packing slip has the shop’s logo on either paper, a label has none', async () => {
  const picture = sharp({ create: { width: 60, height: 20, channels: 3, background: '#1a7f4b' } });
  const branded = { ...plain, logo: await picture.png().toBuffer() };
  for (const paper of ['a4', '4x6'] as const) {
    expect(await drawn([{ kind: 'packing-slip', slip }], paper, branded)).toContain('/Subtype /Image');
    expect(await drawn([{ kind: 'packing-slip', slip }], paper)).not.toContain('/Subtype /Image');
    expect(await drawn([{ kind: 'label', label }], paper, branded)).not.toContain('/Subtype /Image');
  }
});
