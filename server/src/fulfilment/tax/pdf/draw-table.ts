import type { TaxDocumentKind } from '../../../platform/database/tables.ts';
import type { TaxDocumentContent } from '../tax-document.ts';
import { RULE, TINT } from './document-look.ts';
import { addElement, drawArtifact, drawElement, type Element, LEFT, PAGE_END, RIGHT, WIDTH } from './page.ts';
import { type Column, columnsFor, descriptionOf, sumsOf } from './table-columns.ts';
import { heightOf, write } from './write-text.ts';

const GAP = 6;
const SIZE = 8;
const SMALL = 7;

type Placed = Column & { x: number };
type Row = { cells: readonly string[][]; bold?: boolean /** Of the titles. */; colour?: string };

/** @returns where the next part begins */
export function drawTable(
  doc: PDFKit.PDFDocument,
  parent: Element,
  { kind, content }: { kind: TaxDocumentKind; content: TaxDocumentContent },
  { top, colour }: { top: number; colour: string },
): number {
  const { lines } = content;
  const columns = placed(columnsFor(kind, content), content.seller.registration !== 'none');
  const table = addElement(doc, parent, 'Table');
  let y = drawTitles(doc, table, columns, { top, colour });
  const drawNext = (row: Row) => {
    if (y + rowHeight(doc, columns, row) > PAGE_END) {
      doc.addPage();
      y = drawTitles(doc, table, columns, { top: LEFT, colour });
    }
    y = drawRow(doc, table, columns, row, y);
  };
  for (const line of lines) {
    drawNext({ cells: columns.map((column) => column.of(line)) });
    const ruleAt = y;
    drawArtifact(doc, () => doc.moveTo(LEFT, ruleAt).lineTo(RIGHT, ruleAt).lineWidth(0.5).stroke(RULE));
    y += 5;
  }
  if (lines.length > 1) {
    const sums = sumsOf(lines);
    const cells = columns.map(({ sum }) => (sum ? [sum(sums)] : []));
    drawNext({ cells: [['Sum'], ...cells.slice(1)], bold: true });
  }
  table.end();
  return y;
}

/** The description gets the width that the other columns leave. */
function placed(columns: readonly Column[], showsHsn: boolean): Placed[] {
  const taken = columns.reduce((sum, column) => sum + column.width + GAP, 0);
  const description: Column = {
    title: 'Description',
    width: WIDTH - taken,
    isLeft: true,
    of: (line) => descriptionOf(line, showsHsn),
  };
  let x = LEFT;
  return [description, ...columns].map((column) => {
    const here = { ...column, x };
    x += column.width + GAP;
    return here;
  });
}

function drawTitles(
  doc: PDFKit.PDFDocument,
  table: Element,
  columns: readonly Placed[],
  { top, colour }: { top: number; colour: string },
): number {
  const row = { cells: columns.map(({ title }) => [title]), bold: true, colour };
  const height = rowHeight(doc, columns, row);
  drawArtifact(doc, () => doc.rect(LEFT - 4, top, WIDTH + 8, height + 4).fill(TINT));
  return drawRow(doc, table, columns, row, top + 3) + 5;
}

function drawRow(
  doc: PDFKit.PDFDocument,
  table: Element,
  columns: readonly Placed[],
  { cells, bold = false, colour }: Row,
  top: number,
): number {
  const row = addElement(doc, table, 'TR');
  const ends = columns.map(({ x, width, isLeft }, index) =>
    drawElement(doc, row, colour ? 'TH' : 'TD', () => {
      const align = isLeft ? 'left' : 'right';
      return (cells[index] ?? []).reduce((y, text, nth) => {
        const look = { size: nth === 0 ? SIZE : SMALL, bold: bold && nth === 0 };
        return write(doc, text, { x, y, width, align, ...look, ...(colour && { colour }) });
      }, top);
    }),
  );
  row.end();
  return Math.max(...ends) + 2;
}

function rowHeight(
  doc: PDFKit.PDFDocument,
  columns: readonly Placed[],
  { cells, bold = false }: Row,
): number {
  return Math.max(
    ...columns.map(({ width }, index) =>
      (cells[index] ?? []).reduce(
        (sum, text, nth) =>
          sum + heightOf(doc, text, { width, size: nth === 0 ? SIZE : SMALL, bold: bold && nth === 0 }),
        0,
      ),
    ),
  );
}
