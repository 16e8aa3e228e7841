import PDFDocument from 'pdfkit';
import { amountInWords } from './amount-in-words.ts';
import { BRAND, LEFT, PAGE_END, paper, RIGHT, RULE, WIDTH } from './pdf-page.ts';
import { amount, drawTable } from './pdf-table.ts';
import { write } from './pdf-text.ts';
import type { TaxDocumentContent, TaxDocumentKind } from './tax-document.ts';

type Issued = { kind: TaxDocumentKind; number: string; issued_at: Date; content: TaxDocumentContent };

const titles: Record<TaxDocumentKind, string> = {
  invoice: 'Tax invoice',
  'credit-note': 'Credit note',
  'delivery-challan': 'Delivery challan',
};
const FOOT_HEIGHT = 150;
const HALF = WIDTH / 2 - 12;
const SMALL = 7.5;

const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** The document as a PDF of A4; the same document gives the same pages. */
export async function taxDocumentPdf(issued: Issued): Promise<Buffer> {
  const doc = new PDFDocument({
    ...paper,
    info: { Title: `${titles[issued.kind]} ${issued.number}`, CreationDate: issued.issued_at },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isDone = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  const table = drawParties(doc, issued.content, drawHead(doc, issued));
  drawFoot(doc, issued, drawTable(doc, issued, table));
  numberPages(doc, issued.number);
  doc.end();
  await isDone;
  return Buffer.concat(chunks);
}

function drawHead(doc: PDFKit.PDFDocument, { kind, number, issued_at, content }: Issued): number {
  const { seller, against } = content;
  const right = { x: LEFT + HALF + 24, width: HALF, align: 'right' } as const;
  write(doc, seller.legalName, { x: LEFT, y: LEFT + 5, width: HALF, size: 12, bold: true, colour: BRAND });
  let y = write(doc, titles[kind], { ...right, y: LEFT, size: 18, bold: true, colour: BRAND });
  y = write(doc, `Number ${number}`, { ...right, y, bold: true });
  y = write(doc, `Date ${date.format(issued_at)}`, { ...right, y });
  if (against) y = write(doc, `Against invoice ${against}`, { ...right, y });
  doc
    .moveTo(LEFT, y + 6)
    .lineTo(RIGHT, y + 6)
    .lineWidth(1.5)
    .stroke(BRAND);
  return y + 18;
}

function drawParties(doc: PDFKit.PDFDocument, content: TaxDocumentContent, top: number): number {
  const { seller, buyer, placeOfSupply } = content;
  const code = placeOfSupply.code ? ` (${placeOfSupply.code})` : '';
  const left = drawParty(
    doc,
    'Sold by',
    [seller.legalName, ...seller.address, `GSTIN ${seller.gstin}`],
    [LEFT, top],
  );
  const right = drawParty(
    doc,
    'Bill to and ship to',
    [buyer.name, ...buyer.address, `Place of supply: ${placeOfSupply.state}${code}`],
    [LEFT + HALF + 24, top],
  );
  return Math.max(left, right) + 14;
}

/** @returns where the next thing begins */
function drawParty(
  doc: PDFKit.PDFDocument,
  label: string,
  lines: readonly string[],
  [x, top]: [number, number],
): number {
  let y = write(doc, label, { x, y: top, width: HALF, size: SMALL, colour: BRAND });
  // A name that the address begins with is written once.
  for (const [index, line] of [...new Set(lines)].entries()) {
    y = write(doc, line, { x, y, width: HALF, bold: index === 0 });
  }
  return y;
}

function drawFoot(doc: PDFKit.PDFDocument, { kind, content }: Issued, top: number): void {
  const { seller, total } = content;
  const isChallan = kind === 'delivery-challan';
  if (top + FOOT_HEIGHT > PAGE_END) doc.addPage();
  const start = top + FOOT_HEIGHT > PAGE_END ? LEFT : top + 6;
  const right = { x: LEFT + HALF + 24, width: HALF, align: 'right' } as const;
  const label = isChallan ? 'Value of the goods' : 'Total';
  let y = write(doc, `${label} Rs. ${amount(total)}`, { ...right, y: start, bold: true, size: 13 });
  y = write(doc, amountInWords(total), { x: LEFT, width: WIDTH, align: 'right', y });
  y = write(doc, noteOf(kind), { x: LEFT, y: y + 10, width: WIDTH, size: SMALL });
  y = write(doc, `For ${seller.legalName}`, { ...right, y: y + 16 });
  doc
    .moveTo(RIGHT - 160, y + 34)
    .lineTo(RIGHT, y + 34)
    .lineWidth(0.5)
    .stroke(RULE);
  write(doc, 'Authorised signatory', { ...right, y: y + 36 });
}

function noteOf(kind: TaxDocumentKind): string {
  if (kind === 'delivery-challan') {
    return 'Replacement for a returned piece of the invoice named above, in another size. Not a sale: no charge and no tax.';
  }
  return 'Amounts in rupees. No tax is payable under reverse charge.';
}

function numberPages(doc: PDFKit.PDFDocument, number: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page);
    const place = { x: LEFT, y: PAGE_END + 24, width: WIDTH, size: SMALL, align: 'right' } as const;
    write(doc, `${number}, page ${page + 1} of ${count}`, place);
  }
}
