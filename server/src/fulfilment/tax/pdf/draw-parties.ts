import type { TaxDocumentKind } from '../../../platform/database/tables.ts';
import type { TaxDocumentContent } from '../tax-document.ts';
import { addElement, drawElement, type Element, LEFT, WIDTH } from './page.ts';
import { write } from './write-text.ts';

const GAP = 24;
const HALF = (WIDTH - GAP) / 2;
const SMALL = 7.5;

/** A challan's goods are consigned, not sold. @returns where the next part begins */
export function drawParties(
  doc: PDFKit.PDFDocument,
  parent: Element,
  { kind, content }: { kind: TaxDocumentKind; content: TaxDocumentContent },
  { top, colour }: { top: number; colour: string },
): number {
  const { seller, buyer, placeOfSupply } = content;
  const isChallan = kind === 'delivery-challan';
  const code = placeOfSupply.code && ` (${placeOfSupply.code})`;
  const left = drawParty(doc, parent, {
    label: isChallan ? 'Consignor' : 'Sold by',
    lines: [seller.legalName, ...seller.address, ...(seller.gstin ? [`GSTIN ${seller.gstin}`] : [])],
    colour,
    at: [LEFT, top],
  });
  const right = drawParty(doc, parent, {
    label: isChallan ? 'Consignee' : 'Bill to and ship to',
    lines: [
      buyer.name,
      ...buyer.address,
      ...(buyer.gstin ? [`GSTIN ${buyer.gstin}`] : []),
      ...(seller.registration === 'none' ? [] : [`Place of supply: ${placeOfSupply.state}${code}`]),
    ],
    colour,
    at: [LEFT + HALF + GAP, top],
  });
  return Math.max(left, right) + 14;
}

type Party = { label: string; lines: readonly string[]; colour: string; at: [number, number] };

function drawParty(
  doc: PDFKit.PDFDocument,
  parent: Element,
  { label, lines, colour, at: [x, top] }: Party,
): number {
  const section = addElement(doc, parent, 'Sect');
  let y = drawElement(doc, section, 'H2', () =>
    write(doc, label, { x, y: top, width: HALF, size: SMALL, colour }),
  );
  // A name that is repeated in the address is written once.
  for (const [index, line] of [...new Set(lines)].entries()) {
    const next = y;
    y = drawElement(doc, section, 'P', () =>
      write(doc, line, { x, y: next, width: HALF, bold: index === 0 }),
    );
  }
  section.end();
  return y;
}
