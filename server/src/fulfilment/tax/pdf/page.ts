import PDFDocument from 'pdfkit';
import type { DocumentBrand } from './document-look.ts';
import { DEFAULT_FONT, registerFonts } from './fonts.ts';

export const LEFT = 40;
export const WIDTH = 515;
export const RIGHT = LEFT + WIDTH;
/** Only the page number is below this line. */
export const PAGE_END = 770;

/**
 * PDF/A-3a for archiving, tagged for screen readers. Its pages are buffered, because page numbers are written
 * once all pages exist; it has no bottom margin, because text within that would start another page.
 * @param madeAt its creation date, so that the same document gives the same bytes
 */
export function newDocument(title: string, madeAt: Date): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: 'A4',
    bufferPages: true,
    margins: { top: LEFT, left: LEFT, right: LEFT, bottom: 0 },
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    font: '',
    info: { Title: title, CreationDate: madeAt, ModDate: madeAt },
  });
  registerFonts(doc);
  // Without a font, the first page would name one that is not in the file.
  doc.font(DEFAULT_FONT).addPage();
  return doc;
}

export async function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isDone = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.end();
  await isDone;
  return Buffer.concat(chunks);
}

/** Draws lines and backgrounds that a screen reader skips. */
export function drawArtifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** An element of the document's structure within another: `P`, `H1`, `Table`, `TR`, … */
export type Element = PDFKit.PDFStructureElement;

export function addElement(doc: PDFKit.PDFDocument, parent: Element, type: string): Element {
  const element = doc.struct(type);
  parent.add(element);
  return element;
}

export function drawElement<Drawn>(
  doc: PDFKit.PDFDocument,
  parent: Element,
  type: string,
  draw: () => Drawn,
): Drawn {
  const element = addElement(doc, parent, type);
  const content = doc.markStructureContent(type);
  element.add(content);
  const drawn = draw();
  doc.endMarkedContent();
  element.end();
  return drawn;
}

/** Where a PNG file has its width and height. */
const PNG_WIDTH = 16;
const PNG_HEIGHT = 20;

/** Draws the logo into a box, at its upper left corner. @returns its height there; 0 if there is none */
export function drawLogo(
  doc: PDFKit.PDFDocument,
  { logo }: DocumentBrand,
  box: { x: number; y: number; width: number; height: number },
): number {
  if (!logo) return 0;
  const png = Buffer.from(logo);
  const [width, height] = [png.readUInt32BE(PNG_WIDTH), png.readUInt32BE(PNG_HEIGHT)];
  const scale = Math.min(box.width / width, box.height / height);
  doc.image(png, box.x, box.y, { width: width * scale, height: height * scale });
  return height * scale;
}
