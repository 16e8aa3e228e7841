import { sql } from 'kysely';
import pLimit from 'p-limit';
import { addProductPicture } from '../../../catalogue/images/add-product-picture.ts';
import { receivePicture } from '../../../catalogue/images/receive-picture.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { FetchFault } from '../../../platform/guarded-fetch/fetch-fault.ts';
import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import type { PictureStore } from '../../../platform/storage/picture-store.ts';
import { cutForReviews, giveToReviews } from './give-to-reviews.ts';

const MAX_BYTES = 25 * 1024 * 1024;
const AT_ONCE = 4;
const AT_ONCE_OF_HOST = 2;
/** As many as take about ten seconds, so that other jobs of the queue get their turn. */
const STEP_PICTURES = 24;
/** The pauses after a try that may succeed the next time. */
const PAUSES_MS = [10_000, 60_000, 600_000, 3_600_000];
/** Longer than a fetch may take: whoever has begun one keeps it from others, and after a crash it is tried again. */
const CLAIM_MS = 120_000;
/** WebP last: a shop that converts pictures on the way would send it instead of the original. */
const ACCEPT = 'image/jpeg, image/png, image/avif;q=0.9, image/webp;q=0.5, */*;q=0.1';

type Needs = { db: Database; pictures: PictureStore; guardedFetch: GuardedFetch };

/**
 * Fetches some of an import's pictures and gives them to their products and reviews; a picture that cannot be fetched is stored
 * as such and keeps no product from being sold. Enqueues the next step.
 */
export async function fetchPictures(needs: Needs, importId: string): Promise<void> {
  const { db } = needs;
  const due = await findDue(db, importId);
  const [first] = due;
  if (!first) return;
  const now = Date.now();
  const ready = due.filter(({ next_try_at }) => next_try_at.getTime() <= now);
  const limit = pLimit(AT_ONCE);
  const hosts = new Map<string, ReturnType<typeof pLimit>>();
  await Promise.all(
    ready.map(({ url, tries }) => {
      const host = hostOf(url);
      const ofHost = hosts.get(host) ?? pLimit(AT_ONCE_OF_HOST);
      hosts.set(host, ofHost);
      return ofHost(() => limit(() => fetchPicture(needs, importId, { url, tries })));
    }),
  );
  const next = ready.length > 0 ? undefined : first.next_try_at;
  await enqueue(db, 'fetch-import-pictures', { importId }, next);
}

/** The first pictures of all products come first, so that the shop is soon presentable. */
async function findDue(db: Database, importId: string) {
  return db
    .selectFrom('import_picture as picture')
    .innerJoin(
      (from) =>
        from
          .selectFrom('import_picture_place')
          .select(['import_id', 'url', 'position'])
          .unionAll(from.selectFrom('import_review_picture').select(['import_id', 'url', 'position']))
          .as('place'),
      (join) =>
        join.onRef('place.import_id', '=', 'picture.import_id').onRef('place.url', '=', 'picture.url'),
    )
    .where('picture.import_id', '=', importId)
    .where('picture.state', '=', 'waiting')
    .groupBy(['picture.url', 'picture.tries', 'picture.next_try_at'])
    .orderBy(sql`greatest(picture.next_try_at, now())`)
    .orderBy((from) => from.fn.min('place.position'))
    .orderBy('picture.url')
    .limit(STEP_PICTURES)
    .select(['picture.url', 'picture.tries', 'picture.next_try_at'])
    .execute();
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

async function fetchPicture(
  { db, pictures, guardedFetch }: Needs,
  importId: string,
  { url, tries }: { url: string; tries: number },
): Promise<void> {
  if (!(await claim(db, importId, url))) return;
  try {
    const file = await guardedFetch(originalOf(url), { maxBytes: MAX_BYTES, accept: ACCEPT });
    await givePicture(db, pictures, { importId, url, file });
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    const pause = fault.isPassing ? PAUSES_MS[tries] : undefined;
    await db
      .updateTable('import_picture')
      .set({
        tries: tries + 1,
        problem: fault.message,
        ...(pause === undefined
          ? { state: 'failed' }
          : { next_try_at: new Date(Date.now() + Math.max(pause, fault.retryAfterMs ?? 0)) }),
      })
      .where('import_id', '=', importId)
      .where('url', '=', url)
      // Unless it was to be tried again meanwhile, and another job has it, or has fetched it.
      .where('state', '=', 'waiting')
      .where('tries', '=', tries)
      .execute();
  }
}

/** Several jobs may be at an import since its pictures can be tried again by hand. @returns false if another has it */
async function claim(db: Database, importId: string, url: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_picture')
    .set({ next_try_at: new Date(Date.now() + CLAIM_MS) })
    .where('import_id', '=', importId)
    .where('url', '=', url)
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', new Date())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Fault = { message: string; isPassing: boolean; retryAfterMs?: number | undefined };

function faultOf(error: unknown): Fault | undefined {
  if (error instanceof FetchFault) return error;
  return error instanceof ShopError ? { message: error.message, isPassing: false } : undefined;
}

/** Shopify's servers make pictures smaller on request; the original has no width in its address. */
function originalOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const original = new URL(url);
  if (original.host !== 'cdn.shopify.com') return url;
  for (const name of ['width', 'height', 'crop']) original.searchParams.delete(name);
  return original.href;
}

async function givePicture(
  db: Database,
  pictures: PictureStore,
  { importId, url, file }: { importId: string; url: string; file: Buffer },
): Promise<void> {
  const places = await db
    .selectFrom('import_picture_place')
    .where('import_id', '=', importId)
    .where('url', '=', url)
    .where('upload', 'is', null)
    .select(['product_id', 'position', 'alt'])
    .execute();
  const uploads: { productId: string; position: number; alt: string; upload: string }[] = [];
  for (const { product_id: productId, position, alt } of places)
    uploads.push({ productId, position, alt, upload: await receivePicture(pictures, file) });
  const ofReviews = await cutForReviews(db, { importId, url, file });
  await db.transaction().execute(async (trx) => {
    await giveToReviews(trx, url, ofReviews);
    for (const { productId, upload, position, alt } of uploads) {
      const { numUpdatedRows } = await trx
        .updateTable('import_picture_place')
        .set({ upload })
        .where('product_id', '=', productId)
        .where('url', '=', url)
        .where('upload', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await addProductPicture(trx, productId, { upload, position, alt });
    }
    await trx
      .updateTable('import_picture')
      .set({ state: 'fetched', problem: null })
      .where('import_id', '=', importId)
      .where('url', '=', url)
      .execute();
  });
}
