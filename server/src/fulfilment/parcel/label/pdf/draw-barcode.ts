import { barcodeOf } from '../barcode.ts';

/** The size in points of a dot of a 203 dpi label printer; bars that are whole dots wide print sharply. */
const DOT = 72 / 203;
/** Half a millimetre is enough for any scanner; two dots are the least that label printers print well. */
const WIDEST = 4;
const NARROWEST = 2;
/** The blank margin on either side, in modules (ISO/IEC 15417). */
const QUIET = 10;

/** As wide as the space allows. @returns false for a text that does not fit or is not ASCII */
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
