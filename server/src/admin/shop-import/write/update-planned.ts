import { isDeepStrictEqual } from 'node:util';
import { checkPrices, type ProductFields, productFields } from '@gulmohar/contract/admin/product-fields.ts';
import type { SizePrices } from '@gulmohar/contract/admin/size-prices.ts';
import { z } from 'zod';
import { type ChangeAuthor, recordChange } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { type LockedProduct, lockProduct } from '../../product/lock-product.ts';
import { fieldsOf } from '../../product/product-row.ts';
import { saveFields } from '../../product/save-fields.ts';
import type { PlannedProduct, ProductTexts } from '../plan/planned-product.ts';
import { SourceFault } from '../source/source-product.ts';
import { setTexts, textsOf } from './product-texts.ts';
import type { Undo } from './undo.ts';
import { updateVariants } from './update-variants.ts';

type Context = {
  line: number;
  replacesChanges: boolean;
  note: (column: string, message: string) => void;
  /** Called for each field that the owner has changed and that therefore stays. */
  keep: (field: string) => void;
};

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
  const current = importedFields({ ...fieldsOf(product), ...textsOf(product) });
  const wanted = importedFields({ ...planned.fields, ...planned.texts });
  const next: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(wanted)) {
    const isOwners = imported !== undefined && !isDeepStrictEqual(current[name], imported.fields[name]);
    const stays = isOwners && !replacesChanges && !isDeepStrictEqual(current[name], value);
    if (stays) {
      note(name, 'You changed this here, so it stays as it is');
      keep(name);
    }
    next[name] = stays ? current[name] : value;
  }
  const parsed = savedFields.safeParse({
    ...fieldsOf(product),
    ...next,
    publishedAt: next.publishedAt === null ? null : (product.published_at?.toISOString() ?? 'now'),
  });
  if (!parsed.success)
    throw new SourceFault(line, '', parsed.error.issues[0]?.message ?? 'This is not valid');
  const entryId = isDeepStrictEqual(parsed.data, fieldsOf(product))
    ? undefined
    : await saveFields(
        trx,
        actor,
        product,
        { ...parsed.data, sizePrices: plannedPrices(product, planned) },
        'product.import',
      );
  const texts = await saveTexts(trx, actor, product, next);
  const variants = await updateVariants(trx, actor, productId, planned.variants, note);
  if (entryId === undefined && !texts && variants.length === 0) return undefined;
  return { productId, isNew: false, entryId: entryId ?? null, texts: texts ?? null, variants };
}

/** The prices of the file's sizes; those of other sizes stay as they are. */
function plannedPrices({ sizePrices }: LockedProduct, { variants }: PlannedProduct): SizePrices[] {
  const ofFile = variants.map(({ size, ownPrice, ownMrp }) => ({ size, price: ownPrice, mrp: ownMrp }));
  return [...ofFile, ...sizePrices.filter(({ size }) => !ofFile.some((one) => one.size === size))];
}

/** What an import sets, in a form that two of them can be compared by. */
export function importedFields(fields: ProductFields & ProductTexts): Record<string, unknown> {
  const { details: _, lowStockAt: __, publishedAt, ...others } = fields;
  return JSON.parse(JSON.stringify({ ...others, publishedAt: publishedAt === null ? null : 'now' }));
}

/** @returns the former values; undefined if none changed */
async function saveTexts(
  trx: Transaction,
  actor: ChangeAuthor,
  product: LockedProduct,
  next: Record<string, unknown>,
): Promise<ProductTexts | undefined> {
  const before = textsOf(product);
  const after = Object.fromEntries(Object.keys(before).map((name) => [name, next[name]])) as ProductTexts;
  if (isDeepStrictEqual(before, after)) return undefined;
  await setTexts(trx, product.id, after);
  await recordChange(trx, actor, { action: 'product.import-texts', subject: product.id, before, after });
  return before;
}
