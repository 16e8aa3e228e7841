import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

/** A placeholder that the signer replaces with the signed ranges. */
const RANGE = PDFName.of('**********');
/** Bits 1 and 2: the document has signatures and may only be appended to. */
const SIGNATURES_EXIST_AND_APPEND_ONLY = 3;
/** Bits 3 and 8: printed and locked. */
const PRINTED_AND_LOCKED = 132;

/**
 * A field without size needs no appearance (PDF/A-3, 6.3.3).
 * @param bytes the space reserved for the signature
 */
export async function addSignatureField(
  pdf: Uint8Array,
  { name, bytes, at }: { name: string; bytes: number; at: Date },
): Promise<Buffer> {
  const doc = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
  const { context, catalog } = doc;
  const page = doc.getPage(doc.getPageCount() - 1);
  const signature = context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'adbe.pkcs7.detached',
    ByteRange: [0, RANGE, RANGE, RANGE],
    Contents: PDFHexString.of('00'.repeat(bytes)),
    Name: PDFHexString.fromText(name),
    M: PDFString.fromDate(at),
  });
  const field = context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    F: PRINTED_AND_LOCKED,
    Rect: [0, 0, 0, 0],
    T: PDFString.of('Signature'),
    V: context.register(signature),
    P: page.ref,
  });
  const reference = context.register(field);
  page.node.addAnnot(reference);
  // Without NeedAppearances: PDF/A forbids leaving the appearance to the PDF reader (6.4.1).
  const form = context.obj({ Fields: [reference], SigFlags: SIGNATURES_EXIST_AND_APPEND_ONLY });
  catalog.set(PDFName.of('AcroForm'), context.register(form));
  // Signers look for the field in plain sight.
  return Buffer.from(await doc.save({ useObjectStreams: false, updateFieldAppearances: false }));
}
