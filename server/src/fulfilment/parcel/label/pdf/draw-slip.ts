import type { Paper } from '@gulmohar/contract/admin/print.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { DocumentBrand } from '../../../tax/pdf/document-look.ts';
import { drawLogo } from '../../../tax/pdf/page.ts';
import { heightOf, write } from '../../../tax/pdf/write-text.ts';
import type { Slip } from '../sheet.ts';
import { drawBarcode } from './draw-barcode.ts';
import { A4, addPage, FOUR_BY_SIX } from './print-page.ts';
import { recipientOf } from './recipient.ts';

const BLACK = '#000';

const layouts = {
  a4: { page: A4, margin: 42, size: 10, large: 16, bars: { width: 220, height: 42 } },
  '4x6': { page: FOUR_BY_SIX, margin: 14, size: 8, large: 11, bars: { width: 200, height: 28 } },
};
type Layout = (typeof layouts)[Paper];

const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

export function drawSlip(
  doc: PDFKit.PDFDocument,
  slip: Slip,
  { paper, brand }: { paper: Paper; brand: DocumentBrand },
): void {
  const layout: Layout = layouts[paper];
  addPage(doc, layout.page);
  let y = drawHead(doc, slip, layout, brand);
  y = drawAddress(doc, slip, layout, y);
  y = drawItems(doc, slip, layout, y);
  y = drawGift(doc, slip, layout, y);
  drawFoot(doc, slip, layout, y);
}

function placeOf({ page, margin }: Layout) {
  return { x: margin, width: page.width - 2 * margin, colour: BLACK };
}

function drawHead(
  doc: PDFKit.PDFDocument,
  { sender, shortId, placedAt }: Slip,
  layout: Layout,
  brand: DocumentBrand,
): number {
  const place = placeOf(layout);
  const half = { ...place, width: place.width / 2 };
  const box = { x: place.x, y: layout.margin, width: half.width * 0.8, height: layout.large * 2.4 };
  const logo = drawLogo(doc, brand, box);
  const name =
    logo > 0 ? { y: layout.margin + logo + 2, size: layout.size } : { y: layout.margin, size: layout.large };
  const y = write(doc, sender.name, { ...half, ...name, bold: true });
  const right = { ...half, x: place.x + half.width, align: 'right' as const };
  const next = write(doc, `Order ${shortId}`, { ...right, y: layout.margin, size: layout.large, bold: true });
  const end = write(doc, `Placed ${date.format(placedAt)}`, { ...right, y: next, size: layout.size });
  const at = Math.max(y, end) + 4;
  drawBarcode(doc, shortId, { x: place.x - 8, y: at, ...layout.bars });
  return at + layout.bars.height + 8;
}

function drawAddress(
  doc: PDFKit.PDFDocument,
  { address, collect, isExpress, isGiftWrapped }: Slip,
  layout: Layout,
  top: number,
): number {
  const place = placeOf(layout);
  const to = recipientOf(address);
  let y = write(doc, to.name, { ...place, y: top, size: layout.size + 2, bold: true });
  for (const line of [...to.lines, `PIN ${to.pin}`, `Phone ${to.phone}`]) {
    y = write(doc, line, { ...place, y, size: layout.size });
  }
  const marks = [
    isExpress && 'EXPRESS',
    isGiftWrapped && 'WRAP AS A GIFT',
    collect !== null && `COD: Collect ${formatRupees(collect)}`,
  ];
  const text = marks.filter(Boolean).join(' · ');
  if (text === '') return y + 8;
  return write(doc, text, { ...place, y: y + 4, size: layout.size + 3, bold: true }) + 8;
}

function drawItems(doc: PDFKit.PDFDocument, { items }: Slip, layout: Layout, top: number): number {
  const place = placeOf(layout);
  const box = layout.size;
  const name = { ...place, x: place.x + box + 8, width: place.width - box - 48 };
  const count = { ...place, x: place.x + place.width - 36, width: 36, align: 'right' as const };
  let y = top;
  for (const item of items) {
    const text = item.size ? `${item.name}, size ${item.size}` : item.name;
    const height = heightOf(doc, text, { ...name, size: layout.size, bold: true }) + layout.size * 1.3;
    if (y + height + 4 > layout.page.height - layout.margin) {
      addPage(doc, layout.page);
      y = layout.margin;
    }
    doc
      .rect(place.x, y + 3, box, box)
      .lineWidth(0.8)
      .stroke(BLACK);
    write(doc, String(item.quantity), { ...count, y, size: layout.size + 2, bold: true });
    const next = write(doc, text, { ...name, y, size: layout.size, bold: true });
    y = write(doc, item.sku, { ...name, y: next, size: layout.size - 1.5 }) + 2;
    doc
      .moveTo(place.x, y)
      .lineTo(place.x + place.width, y)
      .lineWidth(0.4)
      .stroke('#999');
    y += 3;
  }
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const sum = units === 1 ? '1 item' : `${units} items`;
  return write(doc, sum, { ...place, y: y + 2, size: layout.size });
}

/** The sender's words to the receiver of a present. */
function drawGift(
  doc: PDFKit.PDFDocument,
  { giftFrom, giftNote }: Slip,
  layout: Layout,
  top: number,
): number {
  if (giftFrom === '') return top;
  const place = placeOf(layout);
  const y = write(doc, `A gift from ${giftFrom}`, {
    ...place,
    y: top + 10,
    size: layout.size + 2,
    bold: true,
  });
  return giftNote === '' ? y : write(doc, giftNote, { ...place, y: y + 2, size: layout.size + 1 });
}

function drawFoot(doc: PDFKit.PDFDocument, { sender }: Slip, layout: Layout, top: number): void {
  const place = placeOf(layout);
  const address = [sender.name, ...sender.lines, `Phone ${sender.phone}`].join(', ');
  const text = `If undelivered, return to: ${address}`;
  const small = { ...place, size: layout.size - 1 };
  const end = layout.page.height - layout.margin;
  const height = heightOf(doc, text, small) + 6;
  const isFull = top + height > end;
  if (isFull) addPage(doc, layout.page);
  write(doc, text, { ...small, y: isFull ? layout.margin : end - height + 6 });
}
