import type PDFKit from 'pdfkit';
import { INK } from './document-look.ts';
import { type Run, runsOf } from './fonts.ts';

type Look = { bold?: boolean; size?: number };

export type Where = Look & {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'center' | 'right';
  colour?: string;
};

const SIZE = 9;
/**
 * Line height as a factor of the font size, with room for marks above and below the letters of every script.
 */
const LINE_HEIGHT = 1.45;
const BASELINE = 1.05;

/** The part of the free width that goes before a line. */
const INDENTS = { left: 0, center: 0.5, right: 1 };

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Text copied from the document equals the original. @returns where the next line begins */
export function write(doc: PDFKit.PDFDocument, text: string, where: Where): number {
  const { x, y, width, size = SIZE, align = 'left', colour = INK } = where;
  const height = size * LINE_HEIGHT;
  const lines = breakLines(doc, text, where);
  for (const [index, line] of lines.entries()) {
    const runs = runsIn(doc, line);
    let at = x + (width - widthOf(doc, runs, where)) * INDENTS[align];
    // Glyphs are in drawing order, which differs from the order of their letters.
    const isComplex = runs.some(({ font }) => font.isComplex);
    if (isComplex) doc.markContent('Span', { actual: runs.map((run) => run.text).join('') });
    for (const run of runs) {
      doc.fillColor(colour);
      drawRun(doc, run, { ...where, x: at, y: y + index * height + size * BASELINE });
      at += widthOf(doc, [run], where);
    }
    if (isComplex) doc.endMarkedContent();
  }
  return y + lines.length * height;
}

/** The height of a text in a column of this width. */
export function heightOf(doc: PDFKit.PDFDocument, text: string, look: Look & { width: number }): number {
  return breakLines(doc, text, look).length * (look.size ?? SIZE) * LINE_HEIGHT;
}

/** @param where its `y` is that of the baseline */
function drawRun(doc: PDFKit.PDFDocument, { text, font }: Run, where: Where): void {
  const { x, y, size = SIZE, bold = false } = where;
  doc.font(bold ? font.bold : font.regular).fontSize(size);
  doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}

function breakLines(
  doc: PDFKit.PDFDocument,
  text: string,
  { width, ...look }: Look & { width: number },
): string[] {
  const fits = (line: string) => widthOf(doc, runsIn(doc, line), look) <= width;
  const lines: string[] = [];
  let line = '';
  const add = (part: string, gap: string) => {
    const longer = line === '' ? part : `${line}${gap}${part}`;
    if (line === '' || fits(longer)) {
      line = longer;
      return;
    }
    lines.push(line);
    line = part;
  };
  for (const word of text.split(/\s+/)) {
    if (fits(word)) add(word, ' ');
    // A word longer than a line may break anywhere, except between a letter and its marks.
    else
      for (const [index, { segment }] of [...graphemes.segment(word)].entries())
        add(segment, index === 0 ? ' ' : '');
  }
  return [...lines, line];
}

/** Letters that a font cannot shape are dropped, because they must not block an invoice. */
function runsIn(doc: PDFKit.PDFDocument, text: string): Run[] {
  return runsOf(text).map((run) => {
    if (!run.font.isComplex || canShape(doc, run)) return run;
    const parts = [...graphemes.segment(run.text)].filter(({ segment }) =>
      canShape(doc, { ...run, text: segment }),
    );
    return { ...run, text: parts.map(({ segment }) => segment).join('') };
  });
}

function canShape(doc: PDFKit.PDFDocument, { text, font }: Run): boolean {
  try {
    doc.font(font.regular).widthOfString(text);
    doc.font(font.bold).widthOfString(text);
    return true;
  } catch {
    return false;
  }
}

function widthOf(doc: PDFKit.PDFDocument, runs: readonly Run[], { size = SIZE, bold = false }: Look): number {
  return runs.reduce((sum, { text, font }) => {
    doc.font(bold ? font.bold : font.regular).fontSize(size);
    return sum + doc.widthOfString(text);
  }, 0);
}
