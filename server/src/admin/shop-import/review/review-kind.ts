import { createHash } from 'node:crypto';
import type { ImportFileKind } from '@gulmohar/contract/admin/shop-import.ts';
import { v7 as uuid } from 'uuid';
import type { ChangeAuthor } from '../../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import type { ReviewSource } from '../../../platform/database/tables.ts';
import { doubtsAbout } from '../../review/review.rules.ts';
import { placeReviewPictures } from '../pictures/place-pictures.ts';
import { SourceFault } from '../source/source-product.ts';
import { tableReader, unreadHeadings } from '../source/table-row.ts';
import { rowsReader } from '../unit/rows-reader.ts';
import type { ImportContext, SourceRow, UnitKind, Written } from '../unit/unit-kind.ts';
import { findReviewed } from './find-reviewed.ts';
import { plain, type ReadReview, type ReviewRow, readReview } from './read-review.ts';
import { reviewColumns } from './review-columns.ts';

type ReviewUndo = { reviewId: string };

const sources = {
  'judgeme-reviews': 'judgeme',
  'loox-reviews': 'loox',
  'okendo-reviews': 'okendo',
  'yotpo-reviews': 'yotpo',
} as const satisfies Partial<Record<ImportFileKind, ReviewSource>>;

const files = Object.keys(sources) as (keyof typeof sources)[];

/** What a review service knows. The e-mail addresses and full names in its files are not stored. */
export const reviewKind: UnitKind<ReviewUndo> = {
  name: 'review',
  files,
  permission: 'customers.privacy',
  isPersonal: true,
  keyReader,
  leftOut: (head) => unreadHeadings(head, reviewColumns),
  open: openReviews,
  undo: undoReview,
};

/** The same review twice is one unit. */
function keyReader(head: readonly string[]) {
  const read = tableReader(head, reviewColumns);
  return (cells: readonly string[]) => {
    const row = read(0, cells);
    const columns = ['handle', 'sku', 'productUrl', 'author', 'title', 'text', 'rating', 'date'] as const;
    const says = columns.map(row.get);
    return createHash('sha256').update(JSON.stringify(says)).digest('base64url');
  };
}

async function openReviews(_db: Database, { importId, actor, files: all }: ImportContext) {
  const read = rowsReader(all, reviewColumns);
  const kinds = new Map(all.map(({ position, kind }) => [position, kind]));
  return ({ key, rows: [first, twin] }: { key: string; rows: SourceRow[] }) => {
    const [row] = first ? read(first) : [];
    const source = first && sources[kinds.get(first.file) as keyof typeof sources];
    if (!row || !source) throw new Error(`A review without rows: ${key}`);
    return {
      title: titleOf(row),
      write: async (trx: Transaction) => {
        const review = readReview(row);
        if (twin)
          review.notes.push({
            line: twin.line,
            column: '',
            message: 'It is in the files twice: once is enough',
          });
        return writeReview(trx, { importId, actor, source }, review);
      },
    };
  };
}

/** For rows with faults, too. */
function titleOf({ get }: ReviewRow): string {
  const says = plain(get('title') || get('text')).slice(0, 60);
  return [`${get('rating')} ★`, says, get('handle').toLowerCase() || get('sku')].filter(Boolean).join(' · ');
}

type By = { importId: string; actor: ChangeAuthor; source: ReviewSource };

async function writeReview(
  trx: Transaction,
  { importId, actor, source }: By,
  review: ReadReview,
): Promise<Written<ReviewUndo>> {
  const { line, rating, title, text, author, writtenAt, reply } = review;
  const productId = await findReviewed(trx, review);
  if (!productId) return awaitProduct(trx, importId, review);
  const twin = await trx
    .selectFrom('review')
    .where('product_id', '=', productId)
    .where('author_name', '=', author)
    .where('source', '=', source)
    .where('title', '=', title)
    .where('body', '=', text)
    // Many have stars only, and several buyers the same first name.
    .where('rating', '=', rating)
    .where('published_at', '=', writtenAt)
    .select('id')
    .executeTakeFirst();
  if (twin) {
    const message = 'This review is here already: it stays as it is';
    return { outcome: 'same', productIds: [productId], notes: [{ line, column: '', message }], undo: [] };
  }
  const notes = [...review.notes];
  const doubts = doubtsAbout(`${title} ${text} ${author}`);
  for (const doubt of doubts)
    notes.push({
      line,
      column: '',
      message: `It may contain ${doubt}: it waits for your decision at Reviews`,
    });
  const id = uuid();
  await trx
    .insertInto('review')
    .values({
      id,
      product_id: productId,
      author_name: author,
      rating,
      title,
      body: text,
      size: await findSize(trx, productId, review.variant),
      usual_size: '',
      source,
      is_verified_by_source: review.isVerified,
      published_at: writtenAt,
      ...(doubts.length > 0 ? { status: 'pending' } : { status: 'published', submitted_at: writtenAt }),
      ...(reply && { reply: reply.text, replied_by: actor.name, replied_at: reply.at }),
    })
    .execute();
  await placeReviewPictures(trx, importId, id, review.pictures);
  return { outcome: 'new', productIds: [productId], notes, undo: [{ reviewId: id }] };
}

/** While files are only checked, their products are not here yet. @throws SourceFault for one that will not be */
async function awaitProduct(
  trx: Transaction,
  importId: string,
  { line, handle, sku, productUrl, notes }: ReadReview,
): Promise<Written<ReviewUndo>> {
  const coming = await trx
    .selectFrom('shop_import_product')
    .where('import_id', '=', importId)
    .where('kind', '=', 'product')
    .where('key', '=', handle)
    .where('outcome', '<>', 'skipped')
    .select('key')
    .executeTakeFirst();
  if (coming) return { outcome: 'new', notes, undo: [] };
  const name = handle || sku || productUrl;
  throw new SourceFault(
    line,
    'product',
    name === '' ? 'It names no product' : `No product here has the address or code “${name}”`,
  );
}

async function findSize(trx: Transaction, productId: string, variant: string): Promise<string | null> {
  const parts = variant.split('/').map((part) => part.trim().toLowerCase());
  const variants = await trx
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .select('size')
    .execute();
  return variants.find(({ size }) => size !== null && parts.includes(size.toLowerCase()))?.size ?? null;
}

async function undoReview(trx: Transaction, _actor: ChangeAuthor, { reviewId }: ReviewUndo): Promise<void> {
  await trx.deleteFrom('review').where('id', '=', reviewId).execute();
}
