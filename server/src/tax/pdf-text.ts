import { createRequire } from 'node:module';
import path from 'node:path';
import type PDFKit from 'pdfkit';

const FONTS = path.join(path.dirname(createRequire(import.meta.url).resolve('@fontsource/mukta')), 'files');

/** Mukta comes in a file for each script; the one for Devanagari has the rupee sign. */
const DEVANAGARI = /((?:[\u0900-\u097F\u20B9]|\u200C|\u200D)+)/u;

type Where = { x: number; y: number; width: number; bold?: boolean; size?: number; align?: 'left' | 'right' };

/** Writes a text that may hold Hindi and ₹ into a box. @returns where the next line begins */
export function write(doc: PDFKit.PDFDocument, text: string, where: Where): number {
  const { x, y, width, bold = false, size = 9, align = 'left' } = where;
  const runs = text.split(DEVANAGARI).filter((run) => run !== '');
  doc.fontSize(size);
  for (const [index, run] of runs.entries()) {
    doc.font(fontFile(run, bold));
    const options = { width, align, continued: index < runs.length - 1 };
    if (index === 0) doc.text(run, x, y, options);
    else doc.text(run, options);
  }
  return doc.y;
}

function fontFile(run: string, bold: boolean): string {
  const script = DEVANAGARI.test(run) ? 'devanagari' : 'latin';
  return path.join(FONTS, `mukta-${script}-${bold ? 600 : 400}-normal.woff`);
}
