import { fileURLToPath } from 'node:url';
import type { DocumentCopy } from '@gulmohar/contract/fulfilment/tax-document.ts';
import { Tinypool } from 'tinypool';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import type { PublishedLook } from '../../shop/look/published-look.ts';
import { documentBrand } from './document-brand.ts';
import { openDocumentSigner, type SigningSettings } from './document-signer.ts';
import type { DocumentBrand } from './pdf/document-look.ts';
import type { RenderTask } from './pdf/render-thread.ts';
import type { IssuedDocument } from './pdf/tax-document.pdf.ts';

export type DocumentRenderer = {
  /** @throws ShopError BUSY when too many are waiting */
  render(issued: IssuedDocument, copy: DocumentCopy): Promise<Buffer>;
  /** What documents take from the shop's look now. */
  brand(): Promise<DocumentBrand>;
  signedBy: string | undefined;
  close(): Promise<void>;
};

const THREAD = fileURLToPath(new URL('pdf/render-thread.ts', import.meta.url));
/** Each takes a quarter of a second; callers beyond this limit are asked to try again later. */
const MAX_WAITING = 60;
/** The thread ends after this long without work, because it takes 60 MB with its fonts. */
const IDLE_MS = 30_000;

export function openRenderThread(): Tinypool {
  return new Tinypool({
    filename: THREAD,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
}

/**
 * @param pool ended with the renderer; it keeps the certificate of its first document
 * @throws StartupError when the certificate cannot be opened
 */
export async function openDocumentRenderer(
  { SIGNING_CERTIFICATE, SIGNING_PASSPHRASE }: SigningSettings,
  { look, pictures }: { look: () => PublishedLook; pictures: PictureStore },
  pool = openRenderThread(),
): Promise<DocumentRenderer> {
  const signing = { SIGNING_CERTIFICATE, SIGNING_PASSPHRASE };
  const signer = await openDocumentSigner(signing);
  /** Concurrent requests for the same document share one rendering. */
  const underWay = new Map<string, Promise<Buffer>>();

  const brand = () => documentBrand(look(), pictures);

  async function make(task: RenderTask): Promise<Buffer> {
    if (pool.queueSize >= MAX_WAITING) {
      throw new ShopError('BUSY', 'The shop is very busy just now. Please try again.', { retryAfter: 10 });
    }
    const bytes: Uint8Array = await pool.run(task, { name: 'render' });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  return {
    render(issued, copy) {
      const key = `${issued.number} ${copy}`;
      const made =
        underWay.get(key) ??
        brand()
          .then((current) => make({ issued, copy, brand: current, signing }))
          .finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
    brand,
    signedBy: signer?.name,
    close: () => pool.destroy(),
  };
}
