import { sql } from 'kysely';
import type { PictureNote, ProductJson } from '../../catalogue/product/product-json.ts';
import type { Transaction } from '../../platform/database/connection.ts';

/** A demo picture as currently rendered, with its description. */
export type DrawnPicture = { address: string; alt: string };

/** How many pictures the demo originally had of each product. */
const FIRST_PICTURES = 3;

type Pictured = { pictures: readonly string[]; notes: Record<string, PictureNote> };

/**
 * Updates products and orders to the new addresses of demo pictures that were redrawn. The part of an address
 * before the first dot identifies a demo picture permanently; an owner's own pictures have other names and
 * are not changed.
 * @param drawn pictures by product id, in order; only these products are read, because a shop may have a
 * million of its own
 */
export async function renewPictures(
  trx: Transaction,
  drawn: ReadonlyMap<string, readonly DrawnPicture[]>,
): Promise<void> {
  const rows = await trx
    .selectFrom('product')
    .where('id', 'in', [...drawn.keys()])
    .select(['id', 'pictures', 'picture_notes'])
    .$narrowType<ProductJson>()
    .execute();
  let isRedrawn = false;
  for (const { id, pictures, picture_notes } of rows) {
    const renewed = renewedPictures({ pictures, notes: picture_notes }, drawn.get(id) ?? []);
    if (!renewed) continue;
    isRedrawn = true;
    await trx
      .updateTable('product')
      .set({ pictures: [...renewed.pictures], picture_notes: JSON.stringify(renewed.notes) })
      .where('id', '=', id)
      .execute();
  }
  if (!isRedrawn) return;
  const addresses = [...drawn.values()].flat().map(({ address }) => address);
  const nameIn = (address: string) => sql`split_part(${sql.ref(address)}, '.', 1)`;
  await sql`
    update order_line set picture = now.address from unnest(${addresses}::text[]) as now (address)
    where ${nameIn('now.address')} = ${nameIn('order_line.picture')} and now.address <> order_line.picture`.execute(
    trx,
  );
}

/**
 * Replaces the demo's pictures of a product with the current ones; those that the owner removed stay removed.
 * Pictures added to the demo later follow the original ones, provided all of those are still shown.
 * @returns undefined when nothing was redrawn
 */
export function renewedPictures(
  { pictures, notes }: Pictured,
  drawn: readonly DrawnPicture[],
): Pictured | undefined {
  const byName = new Map(drawn.map(({ address }) => [nameOf(address), address]));
  const renewed = pictures.map((address) => byName.get(nameOf(address)) ?? address);
  if (renewed.every((address, at) => address === pictures[at])) return undefined;
  const first = drawn.slice(0, FIRST_PICTURES).map(({ address }) => renewed.indexOf(address));
  const added = drawn.slice(FIRST_PICTURES).map(({ address }) => address);
  if (!first.includes(-1) && !added.some((address) => renewed.includes(address)))
    renewed.splice(Math.max(...first) + 1, 0, ...added);
  const others = Object.entries(notes).filter(([address]) => !byName.has(nameOf(address)));
  const shown = drawn.filter(({ address }) => renewed.includes(address));
  return { pictures: renewed, notes: { ...Object.fromEntries(others), ...pictureNotes(shown) } };
}

/** Returns the notes on the demo's pictures as a product stores them. */
export function pictureNotes(drawn: readonly DrawnPicture[]): Record<string, PictureNote> {
  return Object.fromEntries(drawn.map(({ address, alt }) => [address, { alt }]));
}

function nameOf(address: string): string {
  return address.slice(0, address.indexOf('.'));
}
