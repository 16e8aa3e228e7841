import type { Transaction } from '../../../platform/database/connection.ts';
import type { PlannedVariant } from '../plan/planned-product.ts';

type Note = (column: string, message: string) => void;
type Codes = { sku: string; barcode: string; moreBarcodes: string[] };

/** Gives each variant codes that no other has: a SKU gets a number behind it, a barcode stays as a further one. */
export async function freeCodes(
  trx: Transaction,
  variants: readonly Pick<PlannedVariant, 'sku' | 'barcodes'>[],
  note: Note,
): Promise<Codes[]> {
  const takenSkus = new Set(
    await taken(
      trx,
      'sku',
      variants.map(({ sku }) => sku),
    ),
  );
  const takenBarcodes = new Set(
    await taken(
      trx,
      'barcode',
      variants.map(({ barcodes: [first = ''] }) => first),
    ),
  );
  return variants.map(({ sku: wanted, barcodes }) => {
    const [first = '', ...others] = barcodes;
    const sku = freeSku(wanted, takenSkus);
    if (sku !== wanted) note('Variant SKU', `The SKU “${wanted}” is in use: it becomes “${sku}”`);
    if (sku !== '') takenSkus.add(sku);
    const isTaken = takenBarcodes.has(first);
    if (isTaken) note('Variant Barcode', `The barcode “${first}” is in use elsewhere`);
    else if (first !== '') takenBarcodes.add(first);
    return { sku, barcode: isTaken ? '' : first, moreBarcodes: isTaken ? barcodes : others };
  });
}

function freeSku(wanted: string, takenSkus: ReadonlySet<string>): string {
  if (wanted === '' || !takenSkus.has(wanted)) return wanted;
  for (let number = 2; ; number++) {
    const sku = `${wanted.slice(0, 55)}-${number}`;
    if (!takenSkus.has(sku)) return sku;
  }
}

/** Those of these codes that variants have, and for SKUs also those with a number behind them. */
async function taken(
  trx: Transaction,
  column: 'sku' | 'barcode',
  codes: readonly string[],
): Promise<string[]> {
  const wanted = codes.filter(Boolean);
  if (wanted.length === 0) return [];
  const rows = await trx
    .selectFrom('variant')
    .where((where) =>
      where.or([
        where(column, 'in', wanted),
        ...(column === 'sku'
          ? [
              where(
                where.fn<string>('regexp_replace', ['sku', where.val('-\\d+$'), where.val('')]),
                'in',
                wanted,
              ),
            ]
          : []),
      ]),
    )
    .select(`${column} as code`)
    .execute();
  return rows.map(({ code }) => code);
}
