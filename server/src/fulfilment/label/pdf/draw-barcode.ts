import { barcodeOf } from '../barcode.ts';

/** A dot of a label printer of 203 dpi, in points: bars that are whole dots wide print sharply. */
const DOT = 72 / 203;
/** Four dots are half a millimetre, more than any scanner needs; two are the least that label printers print well. */
const WIDEST = 4;
const NARROWEST = 2;
/** The white on either side (ISO/IEC 15417). */
const QUIET = 10;

/**
 * Draws a text as Code 128, as wide as there is room for.
 * @returns whether it was drawn: a text that is too long for the room, or not of ASCII, is not
 */
export function drawBarcode(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): boolean {
  const barcode = barcodeOf(text);
  if (!barcode) return false;
  const dots = Math.min(WIDEST, Math.floor(width / ((barcode.modules + 2 * QUIET) * DOT)));
  if (dots < NARROWEST) return false;
  const module = dots * DOT;
  const left = x + (width - barcode.modules * module) / 2;
  for (const bar of barcode.bars) doc.rect(left + bar.at * module, y, bar.width * module, height);
  doc.fill('#000');
  return true;
}
