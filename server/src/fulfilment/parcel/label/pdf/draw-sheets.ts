import type { Paper } from '@gulmohar/contract/admin/print.ts';
import type { DocumentBrand } from '../../../tax/pdf/document-look.ts';
import { drawTaxDocument } from '../../../tax/pdf/tax-document.pdf.ts';
import type { Label, Sheet } from '../sheet.ts';
import { drawLabel } from './draw-label.ts';
import { drawSlip } from './draw-slip.ts';
import { type Box, type PlacedPage, readForeignPages } from './foreign-page.ts';
import { A4, addPage, FOUR_BY_SIX } from './print-page.ts';

const ON_A4 = 4;

export type SheetDrawer = {
  draw(sheet: Sheet): Promise<void>;
  courierLabels: readonly PlacedPage[];
};

/** Finished pages are written out at once. */
export function sheetDrawer(
  doc: PDFKit.PDFDocument,
  { paper, brand, signedBy }: { paper: Paper; brand: DocumentBrand; signedBy: string | undefined },
): SheetDrawer {
  const courierLabels: PlacedPage[] = [];
  let labels = 0;

  function nextBox(): Box {
    if (paper === '4x6') {
      addPage(doc, FOUR_BY_SIX);
      return { x: 0, y: 0, ...FOUR_BY_SIX };
    }
    if (labels % ON_A4 === 0) addPage(doc, A4);
    const [column, row] = [labels % 2, Math.floor((labels % ON_A4) / 2)];
    labels += 1;
    const quarter = { width: A4.width / 2, height: A4.height / 2 };
    return { x: column * quarter.width, y: row * quarter.height, ...quarter };
  }

  async function addLabel(label: Label): Promise<void> {
    const pages = label.courierLabel ? await readForeignPages(label.courierLabel).catch(() => []) : [];
    for (const page of pages) {
      const box = nextBox();
      const { start, count } = doc.bufferedPageRange();
      courierLabels.push({ page, box, sheet: start + count - 1 });
    }
    if (pages.length > 0) return;
    // The courier provided no readable label, so ours is drawn: it has the barcode that the courier scans.
    const { x, y, width, height } = nextBox();
    // A quarter of A4 is 10 points wider and 11 shorter than a label; the label's margins absorb the
    // difference.
    drawLabel(doc, label, {
      x: x + (width - FOUR_BY_SIX.width) / 2,
      y: y + (height - FOUR_BY_SIX.height) / 2,
    });
  }

  async function draw(sheet: Sheet): Promise<void> {
    if (sheet.kind === 'label') return addLabel(sheet.label);
    labels = 0;
    doc.flushPages();
    if (sheet.kind === 'packing-slip') drawSlip(doc, sheet.slip, { paper, brand });
    else {
      doc.addPage();
      drawTaxDocument(doc, sheet.issued, { copy: 'recipient', brand, signedBy });
    }
    doc.flushPages();
  }

  return { draw, courierLabels };
}
