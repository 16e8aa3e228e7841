import { isDeepStrictEqual } from 'node:util';
import { checkPrices, type ProductFields, productFields } from '@gulmohar/contract/admin/product-fields.ts';
import type { SizePrices } from '@gulmohar/contract/admin/size-prices.ts';
import { z } from 'zod';
import { type ChangeAuthor, recordChange } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { type LockedProduct, lockProduct } from '../../product/lock-product.ts';
import { fieldsOf, ownAlone } from '../../product/product-row.ts';
import { saveFields } from '../../product/save-fields.ts';
import type { PlannedProduct } from '../plan/planned-product.ts';
import { SourceFault } from '../source/source-product.ts';
import type { Undo } from './undo.ts';
import { updateVariants } from './update-variants.ts';

type Context = {
  line: number;
  replacesChanges: boolean;
  note: (column: string, message: string) => void;
  /** Called for each field that the owner has changed and that therefore stays. */
  keep: (field: string) => void;
};

/** They stand or fall together: the product's are those of its cheapest size. */
const PRICES: readonly string[] = ['price', 'mrp', 'sizePrices'];
const savedFields = z.object(productFields).check(checkPrices);

/**
 * Brings a product that was imported before to what its file says now. What the owner has changed here since then
 * stays, unless the changes are to be replaced.
 * @returns how to undo it; undefined if nothing changed
 * @throws SourceFault, ShopError INVALID_INPUT
 */
export async function updatePlanned(
  trx: Transaction,
  actor: ChangeAuthor,
  productId: string,
  planned: PlannedProduct,
  { line, replacesChanges, note, keep }: Context,
): Promise<Undo | undefined> {
  const product = await lockProduct(trx, productId);
  const imported = await trx
    .selectFrom('imported_product')
    .where('product_id', '=', productId)
    .select('fields')
    .$narrowType<{ fields: Record<string, unknown> }>()
    .executeTakeFirst();
  const current = comparable({
    ...fieldsOf(product),
    colour: product.color,
    sizePrices: ownPrices(product.sizePrices),
  });
  const wanted = importedFields(planned);
  const differs = (name: string) => !isDeepStrictEqual(current[name], wanted[name]);
  const isOwners = (name: string) =>
    !replacesChanges &&
    imported !== undefined &&
    differs(name) &&
    !isDeepStrictEqual(current[name], imported.fields[name]);
  const areOwnersPrices = PRICES.some(isOwners);
  const stays = (name: string) => (PRICES.includes(name) ? areOwnersPrices && differs(name) : isOwners(name));
  for (const name of Object.keys(wanted).filter(stays)) {
    note(name, 'You changed this here, so it stays as it is');
    keep(name);
  }
  const next = Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [name, stays(name) ? current[name] : value]),
  );
  const parsed = savedFields.safeParse({
    ...fieldsOf(product),
    ...next,
    publishedAt: next.publishedAt === null ? null : (product.published_at?.toISOString() ?? 'now'),
  });
  if (!parsed.success)
    throw new SourceFault(line, '', parsed.error.issues[0]?.message ?? 'This is not valid');
  // New sizes first, since the prices of all of them are settled together.
  const costs = await updateVariants(trx, actor, productId, planned.variants, note);
  const sizePrices = nextPrices(product, planned, areOwnersPrices);
  const isSaved =
    isDeepStrictEqual(parsed.data, fieldsOf(product)) &&
    isDeepStrictEqual(ownPrices(sizePrices), ownPrices(product.sizePrices));
  const entryId = isSaved
    ? null
    : ((await saveFields(trx, actor, product, { ...parsed.data, sizePrices }, 'product.import')) ?? null);
  const colour = await saveColour(trx, actor, product, String(next.colour));
  return entryId === null && !colour && costs.length === 0
    ? undefined
    : { productId, isNew: false, entryId, colour, costs };
}

/** The prices of all sizes. Those of the file hold, unless the owner has changed prices; then only those of new sizes. */
function nextPrices(
  { sizePrices }: LockedProduct,
  { variants }: PlannedProduct,
  areOwners: boolean,
): SizePrices[] {
  const ofFile = pricesOf(variants);
  const [first, second] = areOwners ? [sizePrices, ofFile] : [ofFile, sizePrices];
  return [...first, ...second.filter(({ size }) => !first.some((one) => one.size === size))];
}

function pricesOf(variants: PlannedProduct['variants']): SizePrices[] {
  return variants.map(({ size, ownPrice, ownMrp }) => ({ size, price: ownPrice, mrp: ownMrp }));
}

/** In one order, whatever that of the sizes is. */
function ownPrices(sizes: readonly SizePrices[]): SizePrices[] {
  return ownAlone(sizes).toSorted((one, other) => (one.size ?? '').localeCompare(other.size ?? ''));
}

type Imported = ProductFields & { colour: string; sizePrices: SizePrices[] };

/** What an import sets, in a form that two of them can be compared by. */
export function importedFields({ fields, colour, variants }: PlannedProduct): Record<string, unknown> {
  return comparable({ ...fields, colour, sizePrices: ownPrices(pricesOf(variants)) });
}

function comparable({
  details: _,
  lowStockAt: __,
  daysToMake: ___,
  publishedAt,
  ...others
}: Imported): Record<string, unknown> {
  return JSON.parse(JSON.stringify({ ...others, publishedAt: publishedAt === null ? null : 'now' }));
}

/** @returns how it changed; null if it did not */
async function saveColour(
  trx: Transaction,
  actor: ChangeAuthor,
  { id, color: before }: LockedProduct,
  after: string,
): Promise<{ before: string; after: string } | null> {
  if (before === after) return null;
  await trx.updateTable('product').set({ color: after }).where('id', '=', id).execute();
  const colours = { before: { color: before }, after: { color: after } };
  await recordChange(trx, actor, { action: 'product.import-colour', subject: id, ...colours });
  return { before, after };
}
