import type { ChangeAuthor } from '../../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { addCoupon, turnCoupon } from '../../coupon/change-coupon.ts';
import { columnKey } from '../source/column-key.ts';
import { SourceFault } from '../source/source-product.ts';
import { unreadHeadings } from '../source/table-row.ts';
import { rowsReader } from '../unit/rows-reader.ts';
import type { ImportContext, SourceRow, UnitKind, Written } from '../unit/unit-kind.ts';
import { couponColumns } from './coupon-columns.ts';
import { type ReadCoupon, readCoupon } from './read-coupon.ts';

type CouponUndo = { couponId: string };

export const couponKind: UnitKind<CouponUndo> = {
  name: 'coupon',
  files: ['shopify-discounts'],
  permission: 'marketing.write',
  isPersonal: false,
  keyReader: (head) => columnKey(head, couponColumns.code, (code) => code.toUpperCase()),
  leftOut: (head) => unreadHeadings(head, couponColumns),
  open: openCoupons,
  undo: undoCoupon,
};

async function openCoupons(_db: Database, { actor, files }: ImportContext) {
  const read = rowsReader(files, couponColumns);
  return ({ key, rows }: { key: string; rows: SourceRow[] }) => {
    const [row, twin] = rows.flatMap(read);
    if (!row) throw new Error(`A coupon without rows: ${key}`);
    if (twin) throw new SourceFault(twin.line, 'Name', 'This code is listed twice');
    const coupon = readCoupon(row);
    return { title: coupon.code, write: (trx: Transaction) => writeCoupon(trx, actor, coupon) };
  };
}

/** A code that is known here stays as it is. */
async function writeCoupon(
  trx: Transaction,
  actor: ChangeAuthor,
  { line, code, terms, isActive, notes }: ReadCoupon,
): Promise<Written<CouponUndo>> {
  const existing = await trx.selectFrom('coupon').where('code', '=', code).select('id').executeTakeFirst();
  if (existing) {
    const message = 'There is a coupon with this code: it stays as it is';
    return { outcome: 'same', notes: [{ line, column: 'Name', message }], undo: [] };
  }
  const { id } = await addCoupon(trx, actor, { code, terms }, isActive);
  return { outcome: 'new', notes, undo: [{ couponId: id }] };
}

/** Switches it off rather than delete it: orders and carts may have it already. */
async function undoCoupon(trx: Transaction, actor: ChangeAuthor, { couponId }: CouponUndo): Promise<void> {
  await turnCoupon(trx, actor, { couponId, isActive: false });
}
