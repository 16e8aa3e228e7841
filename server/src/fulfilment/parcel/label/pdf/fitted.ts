import { heightOf, type Where, write } from '../../../tax/pdf/write-text.ts';

type Fit = Omit<Where, 'size'> & { sizes: readonly number[]; maxHeight: number };

/** In the largest size in which all of them fit. @returns where the next text begins */
export function writeFitted(doc: PDFKit.PDFDocument, texts: readonly string[], fit: Fit): number {
  const { sizes, maxHeight, ...where } = fit;
  const height = (size: number) =>
    texts.reduce((sum, text) => sum + heightOf(doc, text, { ...where, size }), 0);
  const size = sizes.find((one) => height(one) <= maxHeight) ?? sizes.at(-1) ?? 7;
  return texts.reduce((y, text) => write(doc, text, { ...where, y, size }), where.y);
}
