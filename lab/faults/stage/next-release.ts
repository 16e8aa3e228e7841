import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkOut } from './release.ts';

/**
 * Changes that the next release may make. They would break an older release that reads all columns or writes
 * whole rows.
 */
const NEXT_MIGRATION = `
  alter table orders add column gift_note text not null default '';
  alter table order_line add column hue text not null default 'red';
  alter table checkout add column channel text not null default 'web';
  alter table coupon add column colour text;
  alter table product add column weight_grams integer;
  create table next_release (id bigint primary key);`;

/** Copies the current release with one more migration into a folder. @returns its main program */
export function nextRelease(folder: string): string {
  const main = checkOut(folder);
  writeFileSync(path.join(path.dirname(main), '../migrations/9999-of-the-next-release.sql'), NEXT_MIGRATION);
  return main;
}
