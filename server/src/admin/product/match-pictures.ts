import type { matchPictures } from '@gulmohar/contract/admin/product-pictures.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { articleOf, codeOf } from '../../catalogue/search/index/product-codes.ts';
import type { Database } from '../../platform/database/connection.ts';
import { beginsWith } from '../begins-with.ts';

type Match = z.output<typeof matchPictures.reply>['matches'][number];
type Candidate = { start: string; position: number };
type Row = { start: string; product_id: string; name: string; sku: string; size: string | null };

/** Finds the product of each file name; see `matchPictures` in the contract. */
export async function matchPictureNames(db: Database, names: readonly string[]): Promise<Match[]> {
  const candidates = names.map(candidatesIn);
  const starts = [...new Set(candidates.flat().map(({ start }) => start))];
  const { rows } = await sql<Row>`
    select beginning as start, product_id, product.name, sku, size
    from unnest(${starts}::text[]) as beginning,
      lateral (select * from variant
        where ${beginsWith(sql`upper(sku)`, sql`beginning`)} limit 200) as variant
      join product on product.id = product_id`.execute(db);
  return candidates.map((ofName) => {
    for (const candidate of ofName) {
      const match = matchOf(candidate, rows);
      if (match) return match;
    }
    return null;
  });
}

/** The name as a code, and without a number at its end: 'KRT-1010-2', 'KRT-1010 (2)' and 'KRT-1010_2'. */
function candidatesIn(fileName: string): Candidate[] {
  const stem = fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[a-z]+$/i, '')
    .trim()
    .toUpperCase();
  const numbered = /^(.+?)[-_ ]+\(?(\d{1,2})\)?$/.exec(stem);
  const whole = { start: stem, position: 0 };
  return numbered ? [whole, { start: numbered[1] ?? '', position: Number(numbered[2]) }] : [whole];
}

/** @returns undefined if no product has the code, or several have it */
function matchOf({ start, position }: Candidate, rows: readonly Row[]): Match | undefined {
  const code = codeOf(start);
  const having = rows.filter(
    (row) => row.start === start && (codeOf(row.sku) === code || articleOf(row) === code),
  );
  const [first] = having;
  if (!first || having.some(({ product_id }) => product_id !== first.product_id)) return undefined;
  return { productId: first.product_id, productName: first.name, position };
}
