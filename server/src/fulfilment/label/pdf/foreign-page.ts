import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** Fields that are missing in the types of the PDF library. */
type Inner = { page: { xobjects: Record<string, PDFKit.PDFKitReference> } };

/** A page of a PDF from another source. */
export type ForeignPage = { page: PDFPage; width: number; height: number };

/**
 * Reads the pages of a PDF from another source.
 * @throws Error when it is encrypted, not a PDF, or has rotated pages
 */
export async function readForeignPages(pdf: Uint8Array): Promise<ForeignPage[]> {
  const pages = (await PDFDocument.load(pdf)).getPages();
  return pages.map((page) => {
    if (page.getRotation().angle % 360 !== 0) throw new Error('The page is rotated');
    const { width, height } = page.getMediaBox();
    return { page, width, height };
  });
}

let drawn = 0;

/** Draws a foreign page into a box, scaled down if it does not fit. */
export function drawForeignPage(
  doc: PDFKit.PDFDocument,
  { page, width, height }: ForeignPage,
  box: { x: number; y: number; width: number; height: number },
): void {
  const scale = Math.min(1, box.width / width, box.height / height);
  const left = box.x + (box.width - width * scale) / 2;
  const top = box.y + (box.height - height * scale) / 2;
  const { x, y } = page.getMediaBox();
  const form = doc.ref({
    ...{ Type: 'XObject', Subtype: 'Form', FormType: 1, BBox: [x, y, x + width, y + height] },
    Resources: copier(doc, page)(page.node.Resources()),
  });
  form.end(contentOf(page));
  drawn += 1;
  const name = `Foreign${drawn}`;
  (doc as unknown as Inner).page.xobjects[name] = form;
  doc.save();
  // The library's y axis starts at the top, a PDF page's at the bottom.
  doc.transform(scale, 0, 0, -scale, left - x * scale, top + (height + y) * scale);
  doc.addContent(`/${name} Do`);
  doc.restore();
}

function contentOf(page: PDFPage): Buffer {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
  const parts = streams.map((stream) => {
    const found = page.doc.context.lookup(stream);
    if (found instanceof PDFRawStream) return decodePDFRawStream(found).decode();
    throw new Error('The page has no readable content');
  });
  return Buffer.concat(parts.flatMap((part) => [part, Buffer.from('\n')]));
}

/** Copies objects from one file into another, each referenced object once. */
function copier(doc: PDFKit.PDFDocument, { doc: { context } }: PDFPage) {
  const copied = new Map<string, PDFKit.PDFKitReference>();

  function copyReference(reference: PDFRef): unknown {
    const known = copied.get(reference.tag);
    if (known) return known;
    const object = context.lookup(reference);
    const isStream = object instanceof PDFRawStream;
    if (!isStream && !(object instanceof PDFDict)) return copy(object);
    // Setting a filter from the start makes the library take the bytes as they are.
    const hasFilter = isStream && object.dict.has(PDFName.of('Filter'));
    const data: Record<string, unknown> = hasFilter ? { Filter: 'FlateDecode' } : {};
    const copyOf = doc.ref(data);
    // Registered before its contents are copied, because they may refer back to it.
    copied.set(reference.tag, copyOf);
    Object.assign(data, copyDict(isStream ? object.dict : object));
    if (isStream) {
      delete data.Length;
      copyOf.end(Buffer.from(object.getContents()));
    } else copyOf.end('');
    return copyOf;
  }

  function copyDict(dict: PDFDict): Record<string, unknown> {
    return Object.fromEntries(dict.entries().map(([key, value]) => [key.asString().slice(1), copy(value)]));
  }

  function copy(object: PDFObject | undefined): unknown {
    if (object instanceof PDFRef) return copyReference(object);
    if (object instanceof PDFDict) return copyDict(object);
    if (object instanceof PDFArray) return object.asArray().map(copy);
    // The library writes plain strings as names, and buffers as strings.
    if (object instanceof PDFName) return object.asString().slice(1);
    if (object instanceof PDFString || object instanceof PDFHexString) return Buffer.from(object.asBytes());
    if (object instanceof PDFNumber) return object.asNumber();
    if (object instanceof PDFBool) return object.asBoolean();
    return null;
  }

  return copy;
}
