import type { Paper } from '@gulmohar/contract/admin/print.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { heightOf, write } from '../../../tax/pdf/write-text.ts';
import type { Slip } from '../sheet.ts';
import { drawBarcode } from './draw-barcode.ts';
import { A4, addPage, FOUR_BY_SIX } from './print-page.ts';
import { recipientOf } from './recipient.ts';

const BLACK = '#000';

/** Sizes for either paper; everything is smaller on the small page. */
const looks = {
  a4: { page: A4, margin: 42, size: 10, large: 16, bars: { width: 220, height: 42 } },
  '4x6': { page: FOUR_BY_SIX, margin: 14, size: 8, large: 11, bars: { width: 200, height: 28 } },
};
type Look = (typeof looks)[Paper];

const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/**
 * Draws a packing slip on pages of its own: the address, the contents to be ticked off, the return address,
 * and the order's barcode.
 */
export function drawSlip(doc: PDFKit.PDFDocument, slip: Slip, paper: Paper): void {
  const look: Look = looks[paper];
  addPage(doc, look.page);
  let y = drawHead(doc, slip, look);
  y = drawAddress(doc, slip, look, y);
  y = drawItems(doc, slip, look, y);
  drawFoot(doc, slip, look, y);
}

function placeOf({ page, margin }: Look) {
  return { x: margin, width: page.width - 2 * margin, colour: BLACK };
}

function drawHead(doc: PDFKit.PDFDocument, { sender, shortId, placedAt }: Slip, look: Look): number {
  const place = placeOf(look);
  const half = { ...place, width: place.width / 2 };
  const y = write(doc, sender.name, { ...half, y: look.margin, size: look.large, bold: true });
  const right = { ...half, x: place.x + half.width, align: 'right' as const };
  const next = write(doc, `Order ${shortId}`, { ...right, y: look.margin, size: look.large, bold: true });
  const end = write(doc, `Placed ${date.format(placedAt)}`, { ...right, y: next, size: look.size });
  const at = Math.max(y, end) + 4;
  drawBarcode(doc, shortId, { x: place.x - 8, y: at, ...look.bars });
  return at + look.bars.height + 8;
}

function drawAddress(
  doc: PDFKit.PDFDocument,
  { address, collect, isExpress }: Slip,
  look: Look,
  top: number,
): number {
  const place = placeOf(look);
  const to = recipientOf(address);
  let y = write(doc, to.name, { ...place, y: top, size: look.size + 2, bold: true });
  for (const line of [...to.lines, `PIN ${to.pin}`, `Phone ${to.phone}`]) {
    y = write(doc, line, { ...place, y, size: look.size });
  }
  const marks = [isExpress && 'EXPRESS', collect !== null && `COD: Collect ${formatRupees(collect)}`];
  const text = marks.filter(Boolean).join(' · ');
  if (text === '') return y + 8;
  return write(doc, text, { ...place, y: y + 4, size: look.size + 3, bold: true }) + 8;
}

function drawItems(doc: PDFKit.PDFDocument, { items }: Slip, look: Look, top: number): number {
  const place = placeOf(look);
  const box = look.size;
  const name = { ...place, x: place.x + box + 8, width: place.width - box - 48 };
  const count = { ...place, x: place.x + place.width - 36, width: 36, align: 'right' as const };
  let y = top;
  for (const item of items) {
    const text = item.size ? `${item.name}, size ${item.size}` : item.name;
    const height = heightOf(doc, text, { ...name, size: look.size, bold: true }) + look.size * 1.3;
    if (y + height + 4 > look.page.height - look.margin) {
      addPage(doc, look.page);
      y = look.margin;
    }
    doc
      .rect(place.x, y + 3, box, box)
      .lineWidth(0.8)
      .stroke(BLACK);
    write(doc, String(item.quantity), { ...count, y, size: look.size + 2, bold: true });
    const next = write(doc, text, { ...name, y, size: look.size, bold: true });
    y = write(doc, item.sku, { ...name, y: next, size: look.size - 1.5 }) + 2;
    doc
      .moveTo(place.x, y)
      .lineTo(place.x + place.width, y)
      .lineWidth(0.4)
      .stroke('#999');
    y += 3;
  }
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const sum = units === 1 ? '1 item' : `${units} items`;
  return write(doc, sum, { ...place, y: y + 2, size: look.size });
}

function drawFoot(doc: PDFKit.PDFDocument, { sender }: Slip, look: Look, top: number): void {
  const place = placeOf(look);
  const address = [sender.name, ...sender.lines, `Phone ${sender.phone}`].join(', ');
  const text = `If undelivered, return to: ${address}`;
  const small = { ...place, size: look.size - 1 };
  const end = look.page.height - look.margin;
  const height = heightOf(doc, text, small) + 6;
  const isFull = top + height > end;
  if (isFull) addPage(doc, look.page);
  write(doc, text, { ...small, y: isFull ? look.margin : end - height + 6 });
}
