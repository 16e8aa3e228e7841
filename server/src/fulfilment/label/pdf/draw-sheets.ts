import type { Paper } from '@gulmohar/contract/admin/print.ts';
import { drawTaxDocument } from '../../tax/pdf/tax-document.pdf.ts';
import type { Sheet } from '../sheet.ts';
import { drawLabel } from './draw-label.ts';
import { drawSlip } from './draw-slip.ts';
import { A4, addPage, FOUR_BY_SIX } from './print-page.ts';

const ON_A4 = 4;

/** Draws sheets into one document, as they come; finished pages leave it at once. */
export function sheetDrawer(
  doc: PDFKit.PDFDocument,
  { paper, signedBy }: { paper: Paper; signedBy: string | undefined },
): (sheet: Sheet) => void {
  /** How many labels are on the page that was begun. */
  let labels = 0;

  function addLabel(sheet: Sheet & { kind: 'label' }): void {
    if (paper === '4x6') {
      addPage(doc, FOUR_BY_SIX);
      drawLabel(doc, sheet.label);
      return;
    }
    if (labels % ON_A4 === 0) addPage(doc, A4);
    const [column, row] = [labels % 2, Math.floor((labels % ON_A4) / 2)];
    labels += 1;
    // Four quarters of a sheet are A6, 5 mm lower and wider than a label, whose margins take the difference.
    const cell = { width: A4.width / 2, height: A4.height / 2 };
    drawLabel(doc, sheet.label, {
      x: column * cell.width + (cell.width - FOUR_BY_SIX.width) / 2,
      y: row * cell.height + (cell.height - FOUR_BY_SIX.height) / 2,
    });
  }

  return (sheet) => {
    if (sheet.kind === 'label') return addLabel(sheet);
    labels = 0;
    doc.flushPages();
    if (sheet.kind === 'packing-slip') drawSlip(doc, sheet.slip, paper);
    else {
      doc.addPage();
      drawTaxDocument(doc, sheet.issued, { copy: 'recipient', signedBy });
    }
    doc.flushPages();
  };
}
