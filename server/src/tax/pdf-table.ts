import { BRAND, LEFT, PAGE_END, RIGHT, RULE, TINT, WIDTH } from './pdf-page.ts';
import { write } from './pdf-text.ts';
import type { TaxDocumentContent, TaxDocumentKind, TaxDocumentLine } from './tax-document.ts';

type Column = { title: string; width: number; isLeft?: boolean; of(line: TaxDocumentLine): string };

const GAP = 6;
const SIZE = 8;

const hsn: Column = { title: 'HSN', width: 42, isLeft: true, of: (line) => line.hsn };
const quantity: Column = { title: 'Qty', width: 38, of: quantityOf };
const taxable: Column = { title: 'Taxable', width: 58, of: (line) => amount(line.taxable) };
const rate: Column = { title: 'Rate', width: 30, of: (line) => `${line.basisPoints / 100}%` };
const total: Column = { title: 'Total', width: 62, of: (line) => amount(line.paid) };

/** A service has no quantity; documents from before units were kept counted pieces. */
function quantityOf({ quantity, unit = 'NOS' }: TaxDocumentLine): string {
  return unit === 'NA' ? '' : `${quantity} ${unit}`;
}

/** The lines with their taxes and, below, the sums. @returns where the next thing begins */
export function drawTable(
  doc: PDFKit.PDFDocument,
  { kind, content }: { kind: TaxDocumentKind; content: TaxDocumentContent },
  top: number,
): number {
  const { lines } = content;
  const columns = placed(columnsFor(kind, lines));
  let y = drawTitles(doc, columns, top);
  for (const line of lines) {
    const cells = columns.map((column) => column.of(line));
    if (y + heightOf(doc, columns, cells) > PAGE_END) {
      doc.addPage();
      y = drawTitles(doc, columns, LEFT);
    }
    y = drawRow(doc, columns, cells, y);
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(RULE);
    y += 5;
  }
  if (kind === 'delivery-challan' || lines.length < 2) return y;
  const summed = new Set(['Taxable', 'CGST', 'SGST', 'IGST', 'Total']);
  const sums = sumOf(lines);
  const cells = columns.map((column) => (summed.has(column.title) ? column.of(sums) : ''));
  return drawRow(doc, columns, ['Sum', ...cells.slice(1)], y, true);
}

/** Central and state tax side by side, or the one between states; a challan says what its goods are worth. */
function columnsFor(kind: TaxDocumentKind, lines: readonly TaxDocumentLine[]): Column[] {
  if (kind === 'delivery-challan') return [hsn, quantity, { ...total, title: 'Value' }];
  const taxes: Column[] = lines.some((line) => line.igst > 0)
    ? [{ title: 'IGST', width: 56, of: (line) => amount(line.igst) }]
    : [
        { title: 'CGST', width: 50, of: (line) => amount(line.cgst) },
        { title: 'SGST', width: 50, of: (line) => amount(line.sgst) },
      ];
  return [hsn, quantity, taxable, rate, ...taxes, total];
}

type Placed = Column & { x: number };

/** What the other columns leave is the description's. */
function placed(columns: readonly Column[]): Placed[] {
  const taken = columns.reduce((sum, column) => sum + column.width + GAP, 0);
  const description: Column = {
    title: 'Description',
    width: WIDTH - taken,
    isLeft: true,
    of: (line) => line.name,
  };
  let x = LEFT;
  return [description, ...columns].map((column) => {
    const here = { ...column, x };
    x += column.width + GAP;
    return here;
  });
}

function drawTitles(doc: PDFKit.PDFDocument, columns: readonly Placed[], top: number): number {
  doc.rect(LEFT - 4, top, WIDTH + 8, 20).fill(TINT);
  for (const { title, x, width, isLeft } of columns) {
    const align = isLeft ? 'left' : 'right';
    write(doc, title, { x, y: top + 3, width, size: SIZE, bold: true, align, colour: BRAND });
  }
  return top + 26;
}

function drawRow(
  doc: PDFKit.PDFDocument,
  columns: readonly Placed[],
  cells: readonly string[],
  y: number,
  bold = false,
): number {
  const ends = columns.map(({ x, width, isLeft }, index) =>
    write(doc, cells[index] ?? '', { x, y, width, bold, size: SIZE, align: isLeft ? 'left' : 'right' }),
  );
  return Math.max(...ends) + 3;
}

function heightOf(doc: PDFKit.PDFDocument, columns: readonly Placed[], cells: readonly string[]): number {
  doc.fontSize(SIZE);
  return Math.max(...columns.map(({ width }, index) => doc.heightOfString(cells[index] ?? '', { width })));
}

function sumOf(lines: readonly TaxDocumentLine[]): TaxDocumentLine {
  const sum = (of: (line: TaxDocumentLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    orderLineId: null,
    name: '',
    hsn: '',
    quantity: 0,
    basisPoints: 0,
    taxable: sum((line) => line.taxable),
    cgst: sum((line) => line.cgst),
    sgst: sum((line) => line.sgst),
    igst: sum((line) => line.igst),
    paid: sum((line) => line.paid),
  };
}

const inRupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** `1,29,999.00` */
export function amount(paise: number): string {
  return inRupees.format(paise / 100);
}
