import type { DocumentCopy } from '@gulmohar/contract/fulfilment/tax-document.ts';
import { PREPAID_DISCOUNT } from '@gulmohar/contract/sales/payment-terms.ts';
import { promotionLabel } from '@gulmohar/contract/sales/promotion-label.ts';
import type { GstRegistration } from '@gulmohar/contract/values/gst-registration.ts';
import type { TaxDocumentKind } from '../../../platform/database/tables.ts';
import { amountInWords } from '../amount-in-words.ts';
import { copyMark } from '../document-copy.ts';
import type { DocumentSigner } from '../document-signer.ts';
import type { TaxDocumentContent } from '../tax-document.ts';
import type { DocumentBrand } from './document-look.ts';
import { COMPOSITION_WORDS, documentTitle } from './document-title.ts';
import { drawParties } from './draw-parties.ts';
import { drawTable } from './draw-table.ts';
import {
  bytesOf,
  drawArtifact,
  drawElement,
  drawLogo,
  type Element,
  LEFT,
  newDocument,
  PAGE_END,
  RIGHT,
  WIDTH,
} from './page.ts';
import { addSignatureField } from './signature-field.ts';
import { amount } from './table-columns.ts';
import { type Where, write } from './write-text.ts';

export type IssuedDocument = {
  kind: TaxDocumentKind;
  number: string;
  issued_at: Date;
  content: TaxDocumentContent;
};

const FOOT_HEIGHT = 110;
/** In points. */
const COLLECT_HEIGHT = 30;
const INCLUDED_HEIGHT = 14;
const HALF = WIDTH / 2 - 12;
const RIGHT_HALF = { x: LEFT + HALF + 24, width: HALF, align: 'right' } as const;
const SMALL = 7.5;
const LOGO = { width: 150, height: 44 };

const laws: Record<GstRegistration, string> = {
  regular: 'CGST Rules, rules 46, 53 and 55; ',
  composition: 'CGST Rules, rules 49, 53 and 55; ',
  none: '',
};

const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/**
 * The same document gives the same bytes.
 * @param signer signs it with the current time, so that the bytes differ each time
 */
export async function taxDocumentPdf(
  issued: IssuedDocument,
  { copy, brand }: { copy: DocumentCopy; brand: DocumentBrand },
  signer?: DocumentSigner,
): Promise<Buffer> {
  const doc = newDocument(`${documentTitle(issued.kind, issued.content)} ${issued.number}`, issued.issued_at);
  drawTaxDocument(doc, issued, { copy, brand, signedBy: signer?.name });
  const pdf = await bytesOf(doc);
  return signer ? signer.sign(await addSignatureField(pdf, { ...signer, at: new Date() })) : pdf;
}

/** @param signedBy the signer's name printed on it */
export function drawTaxDocument(
  doc: PDFKit.PDFDocument,
  issued: IssuedDocument,
  { copy, brand, signedBy }: { copy: DocumentCopy; brand: DocumentBrand; signedBy: string | undefined },
): void {
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y = drawHead(doc, root, issued, { copy, brand });
  y = drawParties(doc, root, issued, { top: y, colour: brand.colour });
  y = drawTable(doc, root, issued, { top: y, colour: brand.colour });
  drawFoot(doc, root, issued, { top: y, signedBy });
  root.end();
  numberPages(doc, issued.number);
}

function paragraph(doc: PDFKit.PDFDocument, parent: Element, text: string, where: Where, type = 'P'): number {
  return drawElement(doc, parent, type, () => write(doc, text, where));
}

function drawHead(
  doc: PDFKit.PDFDocument,
  parent: Element,
  { kind, number, issued_at, content }: IssuedDocument,
  { copy, brand }: { copy: DocumentCopy; brand: DocumentBrand },
): number {
  const { seller, against, againstDate } = content;
  const { colour } = brand;
  // The name below it says the same to those who cannot see it.
  let left = LEFT + 5;
  drawArtifact(doc, () => {
    const height = drawLogo(doc, brand, { x: LEFT, y: LEFT, ...LOGO });
    if (height > 0) left = LEFT + height + 4;
  });
  const name = { x: LEFT, y: left, width: HALF, size: 12, bold: true, colour };
  left = paragraph(doc, parent, seller.legalName, name);
  const title = { ...RIGHT_HALF, y: LEFT, size: 18, bold: true, colour };
  let y = paragraph(doc, parent, documentTitle(kind, content), title, 'H1');
  const next = (text: string, look: Partial<Where> = {}) => {
    y = paragraph(doc, parent, text, { ...RIGHT_HALF, y, ...look });
  };
  if (seller.registration === 'composition') next(COMPOSITION_WORDS, { size: SMALL });
  next(copyMark(kind, copy), { size: SMALL });
  next(`Number ${number}`, { bold: true });
  next(`Date ${date.format(issued_at)}`);
  const ofDate = againstDate ? ` of ${date.format(new Date(againstDate))}` : '';
  if (against) next(`Against invoice ${against}${ofDate}`);
  const end = Math.max(left, y) + 6;
  drawArtifact(doc, () => doc.moveTo(LEFT, end).lineTo(RIGHT, end).lineWidth(1.5).stroke(colour));
  return end + 12;
}

function drawFoot(
  doc: PDFKit.PDFDocument,
  parent: Element,
  { kind, content }: IssuedDocument,
  { top, signedBy }: { top: number; signedBy: string | undefined },
): void {
  const height =
    FOOT_HEIGHT +
    (content.collect === undefined ? 0 : COLLECT_HEIGHT) +
    includedOf(content).length * INCLUDED_HEIGHT;
  const isFull = top + height > PAGE_END;
  if (isFull) doc.addPage();
  let y = isFull ? LEFT : top + 6;
  const next = (text: string, look: Partial<Where>) => {
    y = paragraph(doc, parent, text, { x: LEFT, width: WIDTH, y, ...look });
  };
  const label = kind === 'delivery-challan' ? 'Value of the goods' : 'Total';
  next(`${label} Rs. ${amount(content.total)}`, { ...RIGHT_HALF, bold: true, size: 13 });
  next(amountInWords(content.total), { align: 'right' });
  if (content.collect !== undefined) {
    next(`Payment: cash on delivery. Collect Rs. ${amount(content.collect)}`, { ...RIGHT_HALF, bold: true });
    next(amountInWords(content.collect), { align: 'right' });
  }
  y += 10;
  for (const { label, part } of includedOf(content))
    next(`${label}, included in the discounts above: Rs. ${amount(part)}`, {});
  for (const note of notesOf({ kind, content }, signedBy)) next(note, { size: SMALL });
}

function includedOf({ promotionDiscount = 0, prepaidDiscount = 0 }: TaxDocumentContent) {
  return [
    { label: promotionLabel(), part: promotionDiscount },
    { label: PREPAID_DISCOUNT, part: prepaidDiscount },
  ].filter(({ part }) => part > 0);
}

function notesOf(
  { kind, content }: Pick<IssuedDocument, 'kind' | 'content'>,
  signedBy: string | undefined,
): string[] {
  const { registration = 'regular' } = content.seller;
  const electronic = signedBy
    ? `Digitally signed by ${signedBy}.`
    : `This is an electronic ${documentTitle(kind, content).toLowerCase()}: it needs no signature (${laws[registration]}Information Technology Act, 2000).`;
  if (kind === 'delivery-challan') {
    return [
      'Replacement for a returned item of the invoice named above, in another size. Not a sale: no charge and no tax.',
      electronic,
    ];
  }
  if (registration !== 'regular') {
    return ['Amounts in rupees. No tax is charged in addition.', electronic];
  }
  return [
    'Amounts in rupees. Unit prices, discounts and totals include tax. No tax is payable under reverse charge.',
    electronic,
  ];
}

function numberPages(doc: PDFKit.PDFDocument, number: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page);
    drawArtifact(doc, () => {
      const place = { x: LEFT, y: PAGE_END + 24, width: WIDTH, size: SMALL, align: 'right' } as const;
      write(doc, `${number}, page ${page + 1} of ${count}`, place);
    });
  }
}
