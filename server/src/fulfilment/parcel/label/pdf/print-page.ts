import PDFDocument from 'pdfkit';
import { DEFAULT_FONT, registerFonts } from '../../../tax/pdf/fonts.ts';

/** In points, 72 to the inch. */
export const A4 = { width: 595.28, height: 841.89 };
export const FOUR_BY_SIX = { width: 288, height: 432 };
const MARGIN = 40;

/** For printing, not for archiving: it is untagged, so that no page is kept in memory until the end. */
export function newPrint(title: string): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: 'A4',
    // A document of several pages shows the total on each of them.
    bufferPages: true,
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    lang: 'en-IN',
    displayTitle: true,
    font: '',
    info: { Title: title },
  });
  registerFonts(doc);
  doc.font(DEFAULT_FONT);
  return doc;
}

export function addPage(doc: PDFKit.PDFDocument, { width, height }: typeof A4): void {
  doc.addPage({ size: [width, height], margin: 0 });
}
