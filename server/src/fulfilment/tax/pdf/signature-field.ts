import type PDFKit from 'pdfkit';

/** Fields that are missing in the types of the PDF library. */
type Inner = {
  _root: { data: { AcroForm: { data: Record<string, unknown> & { Fields: unknown[] } } } };
  page: { dictionary: unknown; annotations: unknown[] };
};

/** A placeholder that the signer replaces with the signed ranges. */
const RANGE = '**********';
/** Bits 1 and 2: the document has signatures and may only be appended to. */
const SIGNATURES_EXIST_AND_APPEND_ONLY = 3;
/** Bits 3 and 8: printed and locked. */
const PRINTED_AND_LOCKED = 132;

/**
 * Adds an empty, invisible signature field to the current page: a field without size needs no appearance
 * (PDF/A-3, 6.3.3).
 * @param bytes the space reserved for the signature
 */
export function addSignatureField(
  doc: PDFKit.PDFDocument,
  { name, bytes, at }: { name: string; bytes: number; at: Date },
): void {
  const { _root, page } = doc as unknown as Inner;
  const signature = doc.ref({
    ...{ Type: 'Sig', Filter: 'Adobe.PPKLite', SubFilter: 'adbe.pkcs7.detached' },
    ByteRange: [0, RANGE, RANGE, RANGE],
    Contents: Buffer.alloc(bytes),
    // The library writes String objects as text, and plain strings as names.
    Name: new String(name),
    M: at,
  });
  const field = doc.ref({
    ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', F: PRINTED_AND_LOCKED, Rect: [0, 0, 0, 0] },
    ...{ T: new String('Signature'), V: signature, P: page.dictionary },
  });
  page.annotations.push(field);
  doc.initForm();
  const form = _root.data.AcroForm.data;
  form.Fields.push(field);
  form.SigFlags = SIGNATURES_EXIST_AND_APPEND_ONLY;
  // PDF/A forbids leaving the appearance to the PDF reader (6.4.1).
  delete form.NeedAppearances;
  signature.end(undefined);
  field.end(undefined);
}
