import { sql } from 'kysely';
import type { PictureNote, ProductJson } from '../../catalogue/product/product-json.ts';
import type { Transaction } from '../../platform/database/connection.ts';

/** A picture of the demo as it is drawn today, and what it shows. */
export type DrawnPicture = { address: string; alt: string };

/** The demo once had so many pictures of each product. */
const DRAWN_AT_FIRST = 3;

type Pictured = { pictures: readonly string[]; notes: Record<string, PictureNote> };

/**
 * Pictures of the demo that were redrawn have new addresses: products and orders are changed to show those. The part
 * before the first dot names a picture for ever; an owner's own pictures have other names and stay.
 * @param drawn by product, in their order: a shop may have a million of its own beside them
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
 * The pictures of a product with the demo's as they are drawn today; those that the owner took away stay away. The ones
 * that were drawn later come after the first, where all of those are shown.
 * @returns undefined where nothing was redrawn
 */
export function renewedPictures(
  { pictures, notes }: Pictured,
  drawn: readonly DrawnPicture[],
): Pictured | undefined {
  const byName = new Map(drawn.map(({ address }) => [nameOf(address), address]));
  const renewed = pictures.map((address) => byName.get(nameOf(address)) ?? address);
  if (renewed.every((address, at) => address === pictures[at])) return undefined;
  const first = drawn.slice(0, DRAWN_AT_FIRST).map(({ address }) => renewed.indexOf(address));
  const added = drawn.slice(DRAWN_AT_FIRST).map(({ address }) => address);
  if (!first.includes(-1) && !added.some((address) => renewed.includes(address)))
    renewed.splice(Math.max(...first) + 1, 0, ...added);
  const others = Object.entries(notes).filter(([address]) => !byName.has(nameOf(address)));
  const shown = drawn.filter(({ address }) => renewed.includes(address));
  return { pictures: renewed, notes: { ...Object.fromEntries(others), ...pictureNotes(shown) } };
}

/** What is known of the demo's pictures, as a product keeps it. */
export function pictureNotes(drawn: readonly DrawnPicture[]): Record<string, PictureNote> {
  return Object.fromEntries(drawn.map(({ address, alt }) => [address, { alt }]));
}

function nameOf(address: string): string {
  return address.slice(0, address.indexOf('.'));
}
