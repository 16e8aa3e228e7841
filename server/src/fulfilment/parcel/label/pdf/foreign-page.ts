import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';

/** In points, from the page's upper left corner. */
export type Box = { x: number; y: number; width: number; height: number };

export type PlacedPage = { page: PDFPage; sheet: number; box: Box };

/** @throws Error when it is encrypted, not a PDF, or has pages that are rotated or cannot be embedded */
export async function readForeignPages(pdf: Uint8Array): Promise<PDFPage[]> {
  const pages = (await PDFDocument.load(pdf)).getPages();
  if (pages.some((page) => page.getRotation().angle % 360 !== 0)) throw new Error('The page is rotated');
  // Fails here rather than at the end of a print.
  const trial = await PDFDocument.create();
  await trial.embedPages(pages);
  await trial.flush();
  return pages;
}

/**
 * Scaled down where they do not fit.
 * @param print a finished PDF
 * @returns the bytes that its file continues with
 */
export async function addForeignPages(print: Uint8Array, placed: readonly PlacedPage[]): Promise<Uint8Array> {
  const doc = await PDFDocument.load(print, { forIncrementalUpdate: true, updateMetadata: false });
  for (const { page, sheet, box } of placed) {
    const { x, y, width, height } = page.getMediaBox();
    const bounds = { left: x, bottom: y, right: x + width, top: y + height };
    const embedded = await doc.embedPage(page, bounds);
    const scale = Math.min(1, box.width / width, box.height / height);
    const size = { width: width * scale, height: height * scale };
    const target = doc.getPage(sheet);
    target.drawPage(embedded, {
      ...size,
      x: box.x + (box.width - size.width) / 2,
      // The y axis of a PDF page starts at the bottom.
      y: target.getHeight() - box.y - (box.height + size.height) / 2,
    });
  }
  return (await doc.save()).subarray(print.length);
}
