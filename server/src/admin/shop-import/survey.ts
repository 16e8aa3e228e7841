import type { ImportSurvey } from '@gulmohar/contract/admin/shop-import.ts';
import type { Database } from '../../platform/database/connection.ts';
import { findUnknownColumns } from './columns/unknown-columns.ts';
import { typeNameOf } from './plan/plan-products.ts';
import { suggestOption } from './plan/suggest-option.ts';
import { type KnownTypes, suggestType } from './plan/suggest-type.ts';
import { productKind, productReader } from './product-kind.ts';
import { readKnownTypes } from './read-known-types.ts';
import { SourceFault, type SourceOption, type SourceProduct } from './source/source-product.ts';
import { findFiles, findKeys, findRows } from './unit/read-units.ts';
import { kindOfFile, unitKinds } from './unit-kinds.ts';

const BATCH = 200;
const MAX_SHOWN_VALUES = 12;

type SeenOption = { option: SourceOption; products: number; values: Set<string> };

/** Looks through the products of an import for what the owner has to decide. Products with faults are left out. */
export async function surveyImport(db: Database, importId: string): Promise<ImportSurvey> {
  const files = await findFiles(db, importId);
  const read = productReader(files);
  const keys = await findKeys(db, importId, productKind);
  const survey = new Survey();
  for (let from = 0; from < keys.length; from += BATCH) {
    const rows = await findRows(db, importId, productKind, keys.slice(from, from + BATCH));
    for (const [key, own] of rows) {
      try {
        survey.add(read(key, own));
      } catch (error) {
        if (!(error instanceof SourceFault)) throw error;
      }
    }
  }
  const leftOut = files.flatMap(({ kind, head }) => kindOfFile(kind)?.leftOut(head) ?? []);
  return {
    ...survey.result(await readKnownTypes(db)),
    products: keys.length,
    parts: await countUnits(db, importId),
    ignoredColumns: [...new Set(leftOut)],
    files: await findUnknownColumns(db, importId),
  };
}

async function countUnits(db: Database, importId: string): Promise<ImportSurvey['parts']> {
  const parts = await Promise.all(
    unitKinds.map(async (kind) => ({
      kind: kind.name,
      total: (await findKeys(db, importId, kind)).length,
    })),
  );
  return parts.filter(({ total }) => total > 0);
}

class Survey {
  private variants = 0;
  private struck = 0;
  private uncounted = 0;
  private readonly pictures = new Set<string>();
  private readonly types = new Map<string, number>();
  private readonly options = new Map<string, SeenOption>();
  private readonly keptColumns = new Set<string>();

  add(product: SourceProduct): void {
    this.variants += product.variants.length;
    this.struck += product.variants.filter(({ compareAt, price }) => (compareAt ?? 0) > price).length;
    this.uncounted += product.variants.filter(({ isCounted }) => !isCounted).length;
    const urls = [
      ...product.pictures.map(({ url }) => url),
      ...product.variants.map(({ picture }) => picture),
    ];
    for (const url of urls.filter(Boolean)) this.pictures.add(url);
    for (const heading of Object.keys(product.custom)) this.keptColumns.add(heading);
    const type = typeNameOf(product);
    this.types.set(type, (this.types.get(type) ?? 0) + 1);
    for (const [at, option] of product.options.entries()) {
      const seen = this.options.get(option.name) ?? { option, products: 0, values: new Set() };
      seen.products += 1;
      for (const { values } of product.variants) seen.values.add(values[at] ?? '');
      this.options.set(option.name, seen);
    }
  }

  result(known: KnownTypes) {
    return {
      variants: this.variants,
      struck: this.struck,
      uncounted: this.uncounted,
      pictures: this.pictures.size,
      types: [...this.types].map(([from, products]) => ({
        from,
        products,
        suggestion: suggestType(from, known),
      })),
      options: [...this.options].map(([name, { option, products, values }]) => ({
        name,
        products,
        values: [...values].slice(0, MAX_SHOWN_VALUES),
        suggestion: suggestOption(option, [...values]),
      })),
      keptColumns: [...this.keptColumns],
    };
  }
}
