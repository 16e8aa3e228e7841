import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkOut } from './release.ts';

/** What a next release may do: each of it would trip an older one that asks for all columns, or writes rows as a whole. */
const NEXT_MIGRATION = `
  alter table orders add column gift_note text not null default '';
  alter table order_line add column hue text not null default 'red';
  alter table checkout add column channel text not null default 'web';
  alter table coupon add column colour text;
  alter table product add column weight_grams integer;
  create table next_release (id bigint primary key);`;

/** Puts the release at hand with one more migration into a folder. @returns its main program */
export function nextRelease(folder: string): string {
  const main = checkOut(folder);
  writeFileSync(path.join(path.dirname(main), '../migrations/9999-of-the-next-release.sql'), NEXT_MIGRATION);
  return main;
}
