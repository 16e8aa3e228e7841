import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { heightOf, write } from '../../../tax/pdf/write-text.ts';
import type { Label } from '../sheet.ts';
import { drawBarcode } from './draw-barcode.ts';
import { writeFitted } from './fitted.ts';
import { FOUR_BY_SIX } from './print-page.ts';
import { recipientOf } from './recipient.ts';

const SIDE = 12;
const EDGE = 14;
const WIDTH = FOUR_BY_SIX.width - 2 * SIDE;
const BLACK = '#000';
const SMALL = 7.5;
const MAIN_BARS = 46;
const SECOND_BARS = 24;

const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** 4 × 6 inches, black on white. @param origin the label's upper left corner on the page */
export function drawLabel(
  doc: PDFKit.PDFDocument,
  label: Label,
  origin: { x: number; y: number } = { x: 0, y: 0 },
): void {
  const x = origin.x + SIDE;
  const end = origin.y + FOUR_BY_SIX.height - EDGE;
  let y = drawHead(doc, label, x, origin.y + EDGE);
  y = drawMark(doc, label, x, y + 6);
  y = drawRecipient(doc, label, x, y + 6);
  const foot = end - footHeight(doc, label);
  drawFacts(doc, label, { x, y: y + 5, end: foot });
  drawFoot(doc, label, x, foot);
}

/** What the courier scans is the tracking number, or the parcel code until there is one. */
function drawHead(doc: PDFKit.PDFDocument, label: Label, x: number, top: number): number {
  const { courier, sender, number, count, trackingNumber, parcelCode } = label;
  const half = { width: WIDTH / 2, y: top, colour: BLACK, bold: true };
  write(doc, courier ?? sender.name, { ...half, x, size: 12 });
  write(doc, `Parcel ${number} of ${count}`, { ...half, x: x + WIDTH / 2, size: 10, align: 'right' });
  const code = trackingNumber ?? parcelCode;
  let y = top + 20;
  if (drawBarcode(doc, code, { x, y, width: WIDTH, height: MAIN_BARS })) y += MAIN_BARS + 1;
  return centred(doc, code, { x, y, size: 11 });
}

function drawMark(doc: PDFKit.PDFDocument, { collect, isExpress }: Label, x: number, y: number): number {
  const height = 32;
  const isCash = collect !== null;
  doc.rect(x, y, WIDTH, height);
  if (isCash) doc.fill(BLACK);
  else doc.lineWidth(1.5).stroke(BLACK);
  const payment = isCash ? `COD: Collect ${formatRupees(collect)}` : 'PREPAID';
  const text = isExpress ? `EXPRESS · ${payment}` : payment;
  centred(doc, text, { x, y: y + 3, size: 18, colour: isCash ? '#fff' : BLACK });
  return y + height;
}

function drawRecipient(doc: PDFKit.PDFDocument, { address }: Label, x: number, top: number): number {
  const to = recipientOf(address);
  const plain = { x, width: WIDTH, colour: BLACK };
  let y = write(doc, 'Deliver to', { ...plain, y: top, size: SMALL });
  y = writeFitted(doc, [to.name], { ...plain, y, bold: true, sizes: [13, 11, 9], maxHeight: 20 });
  y = writeFitted(doc, to.lines, { ...plain, y, sizes: [10, 9, 8, 7], maxHeight: 62 });
  write(doc, `PIN ${to.pin}`, { ...plain, y: y + 1, bold: true, size: 18 });
  const beside = { x: x + WIDTH / 2, width: WIDTH / 2, align: 'right' as const, colour: BLACK };
  write(doc, `Phone ${to.phone}`, { ...beside, y: y + 7, bold: true, size: 11 });
  y += 27;
  doc
    .moveTo(x, y)
    .lineTo(x + WIDTH, y)
    .lineWidth(0.75)
    .stroke(BLACK);
  return y;
}

function drawFacts(
  doc: PDFKit.PDFDocument,
  label: Label,
  { x, y: top, end }: { x: number; y: number; end: number },
): void {
  const plain = { x, width: WIDTH, colour: BLACK, size: SMALL };
  const { parcelCode, weightGrams, boxMm, invoice } = label;
  const facts = [
    `Order ${parcelCode.split('-')[0]}`,
    date.format(label.date),
    weightGrams === null ? undefined : `${(weightGrams / 1000).toFixed(3)} kg`,
    boxMm ? `${boxMm.map((side) => side / 10).join(' × ')} cm` : undefined,
  ];
  const text = facts.filter((fact) => fact !== undefined).join(' · ');
  let y = write(doc, text, { ...plain, y: top, bold: true, size: 8.5 });
  if (invoice) {
    const value = formatRupees(invoice.total);
    const gstin = label.gstin && ` GSTIN ${label.gstin}`;
    y = write(doc, `Invoice ${invoice.number}, value ${value}.${gstin}`, { ...plain, y });
  }
  for (const [index, item] of label.items.entries()) {
    const left = label.items.length - index;
    const isLast = left === 1;
    const room = end - y - (isLast ? 0 : SMALL * 1.45);
    if (heightOf(doc, item, plain) > room) {
      write(doc, left === 1 ? 'and 1 more item' : `and ${left} more items`, { ...plain, y });
      return;
    }
    y = write(doc, item, { ...plain, y });
  }
}

function returnTo({ sender }: Label): string {
  const address = [sender.name, ...sender.lines, `Phone ${sender.phone}`].join(', ');
  return `If undelivered, return to: ${address}`;
}

const RETURN = { sizes: [8, 7, 6], maxHeight: 40 };

function footHeight(doc: PDFKit.PDFDocument, label: Label): number {
  const size = RETURN.sizes.find(
    (one) => heightOf(doc, returnTo(label), { width: WIDTH, size: one }) <= RETURN.maxHeight,
  );
  const text = heightOf(doc, returnTo(label), { width: WIDTH, size: size ?? 6 });
  return text + 8 + (label.trackingNumber ? SECOND_BARS + 14 : 0);
}

function drawFoot(doc: PDFKit.PDFDocument, label: Label, x: number, top: number): void {
  let y = top;
  if (label.trackingNumber) {
    drawBarcode(doc, label.parcelCode, { x, y, width: WIDTH, height: SECOND_BARS });
    y = centred(doc, label.parcelCode, { x, y: y + SECOND_BARS, size: 8 });
  }
  doc
    .moveTo(x, y + 3)
    .lineTo(x + WIDTH, y + 3)
    .lineWidth(0.75)
    .stroke(BLACK);
  writeFitted(doc, [returnTo(label)], { x, y: y + 5, width: WIDTH, colour: BLACK, ...RETURN });
}

/** Writes one centred line. @returns where the next one begins */
function centred(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, size, colour = BLACK }: { x: number; y: number; size: number; colour?: string },
): number {
  return write(doc, text, { x, y, width: WIDTH, size, bold: true, align: 'center', colour });
}
