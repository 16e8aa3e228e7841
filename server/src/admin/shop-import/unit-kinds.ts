import type { ImportFileKind, ImportKind } from '@gulmohar/contract/admin/shop-import.ts';
import { couponKind } from './coupon/coupon-kind.ts';
import { customerKind } from './customer/customer-kind.ts';
import { pastOrderKind } from './past-order/past-order-kind.ts';
import { productKind } from './product-kind.ts';
import { reviewKind } from './review/review-kind.ts';
import type { UnitKind } from './unit/unit-kind.ts';

/** Every kind of what can be imported, in the order in which it is. */
export const unitKinds: readonly UnitKind<unknown>[] = [
  productKind,
  customerKind,
  couponKind,
  pastOrderKind,
  reviewKind,
];

export function kindNamed(name: ImportKind): UnitKind<unknown> {
  const kind = unitKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`Nothing imports units of the kind ${name}`);
  return kind;
}

/** @returns undefined for files that are known, but not imported */
export function kindOfFile(file: ImportFileKind): UnitKind<unknown> | undefined {
  return unitKinds.find(({ files, additions = [] }) => [...files, ...additions].includes(file));
}
