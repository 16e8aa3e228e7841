import PDFDocument from 'pdfkit';
import { amountInWords } from './amount-in-words.ts';
import { write } from './pdf-text.ts';
import type { TaxDocumentContent, TaxDocumentKind } from './tax-document.ts';

type Issued = { kind: TaxDocumentKind; number: string; issued_at: Date; content: TaxDocumentContent };

const LEFT = 40;
const WIDTH = 515;
const PAGE_END = 740;

/** Where each column begins and how wide it is, in points. */
const COLUMNS = [
  { title: 'Description', x: LEFT, width: 168 },
  { title: 'HSN', x: 210, width: 36 },
  { title: 'Qty', x: 248, width: 40 },
  { title: 'Taxable', x: 288, width: 60 },
  { title: 'Rate', x: 350, width: 34 },
  { title: 'CGST', x: 386, width: 42 },
  { title: 'SGST', x: 430, width: 42 },
  { title: 'IGST', x: 430, width: 42 },
  { title: 'Total', x: 490, width: 65 },
] as const;

/** The document as a PDF of A4; the same document gives the same pages. */
export async function taxDocumentPdf(issued: Issued): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    info: { Title: `${titleOf(issued.kind)} ${issued.number}`, CreationDate: issued.issued_at },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isDone = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  const y = drawTable(doc, issued.content, drawHead(doc, issued));
  drawFoot(doc, issued.content, y);
  doc.end();
  await isDone;
  return Buffer.concat(chunks);
}

const titles: Record<TaxDocumentKind, string> = {
  invoice: 'Tax invoice',
  'credit-note': 'Credit note',
  'delivery-challan': 'Delivery challan',
};

function titleOf(kind: TaxDocumentKind): string {
  return titles[kind];
}

function drawHead(doc: PDFKit.PDFDocument, { kind, number, issued_at, content }: Issued): number {
  const { seller, buyer, placeOfSupply, against } = content;
  const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  let y = write(doc, titleOf(kind), { x: LEFT, y: LEFT, width: WIDTH, size: 18, bold: true });
  y = column(doc, [`Number ${number}`, `Date ${date.format(issued_at)}`], LEFT, y);
  if (against) y = column(doc, [`Against invoice ${against}`], LEFT, y);
  const top = y + 12;
  const left = column(
    doc,
    [
      seller.legalName,
      ...seller.address.filter((line) => line !== seller.legalName),
      `GSTIN ${seller.gstin}`,
    ],
    LEFT,
    top,
  );
  const code = placeOfSupply.code ? ` (${placeOfSupply.code})` : '';
  const supply = `Place of supply: ${placeOfSupply.state}${code}`;
  const right = column(doc, [`Bill and ship to ${buyer.name}`, ...buyer.address, supply], 310, top);
  return Math.max(left, right) + 16;
}

/** @returns where the next thing begins */
function column(doc: PDFKit.PDFDocument, lines: readonly string[], x: number, y: number): number {
  let next = y;
  for (const [index, line] of lines.entries()) {
    next = write(doc, line, { x, y: next, width: 245, bold: index === 0 });
  }
  return next;
}

function drawTable(doc: PDFKit.PDFDocument, { lines }: TaxDocumentContent, top: number): number {
  const isIgst = lines.some((line) => line.igst > 0);
  const columns = COLUMNS.filter(({ title }) => (isIgst ? !/[CS]GST/.test(title) : title !== 'IGST'));
  const row = (cells: Record<string, string>, y: number, bold: boolean) => {
    if (y > PAGE_END) doc.addPage();
    const start = y > PAGE_END ? LEFT : y;
    const ends = columns.map(({ title, x, width }) => {
      const align = title === 'Description' || title === 'HSN' ? 'left' : 'right';
      return write(doc, cells[title] ?? '', { x, y: start, width, bold, align, size: 8 });
    });
    const end = Math.max(...ends) + 4;
    doc
      .moveTo(LEFT, end)
      .lineTo(LEFT + WIDTH, end)
      .lineWidth(0.5)
      .stroke('#E9D9C3');
    return end + 4;
  };
  let y = row(Object.fromEntries(columns.map(({ title }) => [title, title])), top, true);
  for (const line of lines) {
    const cells = {
      Description: line.name,
      HSN: line.hsn,
      Qty: `${line.quantity} PCS`,
      Taxable: amount(line.taxable),
      Rate: `${line.basisPoints / 100}%`,
      CGST: amount(line.cgst),
      SGST: amount(line.sgst),
      IGST: amount(line.igst),
      Total: amount(line.paid),
    };
    y = row(cells, y, false);
  }
  return y;
}

function drawFoot(doc: PDFKit.PDFDocument, { seller, total }: TaxDocumentContent, top: number): void {
  if (top > PAGE_END - 100) doc.addPage();
  const start = top > PAGE_END - 100 ? LEFT : top;
  const box = { x: LEFT, width: WIDTH };
  let y = write(doc, `Total ₹ ${amount(total)}`, { ...box, y: start, bold: true, size: 11 });
  y = write(doc, amountInWords(total), { ...box, y });
  y = write(doc, 'Amounts in rupees. No tax is payable under reverse charge.', { ...box, y: y + 8, size: 8 });
  y = write(doc, `For ${seller.legalName}`, { ...box, y: y + 24 });
  write(doc, 'Authorised signatory', { ...box, y: y + 28 });
}

const inRupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

function amount(paise: number): string {
  return inRupees.format(paise / 100);
}
