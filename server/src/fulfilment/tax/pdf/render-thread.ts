import type { DocumentCopy } from '@gulmohar/contract/fulfilment/tax-document.ts';
import { type DocumentSigner, openDocumentSigner, type SigningSettings } from '../document-signer.ts';
import type { DocumentBrand } from './document-look.ts';
import { type IssuedDocument, taxDocumentPdf } from './tax-document.pdf.ts';

export type RenderTask = {
  issued: IssuedDocument;
  copy: DocumentCopy;
  brand: DocumentBrand;
  signing: SigningSettings;
};

let opened: Promise<DocumentSigner | undefined> | undefined;

/** In a separate thread, because a PDF takes a quarter of a second of processor time. */
export async function render({ issued, copy, brand, signing }: RenderTask): Promise<Uint8Array> {
  opened ??= openDocumentSigner(signing);
  return taxDocumentPdf(issued, { copy, brand }, await opened);
}
