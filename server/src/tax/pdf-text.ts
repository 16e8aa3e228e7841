import { fileURLToPath } from 'node:url';
import type PDFKit from 'pdfkit';

/** Mukta comes in a file for each script; the one for Devanagari has the rupee sign. */
const fonts = {
  latin: fontFile('latin-400'),
  latinBold: fontFile('latin-600'),
  devanagari: fontFile('devanagari-400'),
  devanagariBold: fontFile('devanagari-600'),
};
const DEVANAGARI = /((?:[\u0900-\u097F\u20B9]|\u200C|\u200D)+)/u;

type Where = {
  x: number;
  y: number;
  width: number;
  bold?: boolean;
  size?: number;
  align?: 'left' | 'right';
  colour?: string;
};

const INK = '#2B1B16';

/** Writes a text that may hold Hindi and ₹ (from the left, if so) into a box. @returns where the next line begins */
export function write(doc: PDFKit.PDFDocument, text: string, where: Where): number {
  const { x, y, width, bold = false, size = 9, align = 'left', colour = INK } = where;
  const runs = text.split(DEVANAGARI).filter((run) => run !== '');
  doc.fontSize(size).fillColor(colour);
  for (const [index, run] of runs.entries()) {
    doc.font(fontOf(run, bold));
    const options = { width, align, continued: index < runs.length - 1 };
    if (index === 0) doc.text(run, x, y, options);
    else doc.text(run, options);
  }
  return doc.y;
}

function fontOf(run: string, bold: boolean): string {
  if (DEVANAGARI.test(run)) return bold ? fonts.devanagariBold : fonts.devanagari;
  return bold ? fonts.latinBold : fonts.latin;
}

function fontFile(name: string): string {
  return fileURLToPath(new URL(`files/mukta-${name}-normal.woff`, import.meta.resolve('@fontsource/mukta')));
}
