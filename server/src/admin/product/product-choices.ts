import { taxRules } from '@gulmohar/contract/admin/product-fields.ts';
import type { getProductChoices } from '@gulmohar/contract/admin/product-list.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { FilterGroup } from '@gulmohar/contract/values/listing.ts';
import type { z } from 'zod';
import { findDefinitions } from '../../catalogue/product/filter-definitions.ts';
import type { CatalogueSearch } from '../../catalogue/search/catalogue-search.ts';
import { readRates } from '../../catalogue/tax/read-rates.ts';
import { slabGap } from '../../catalogue/tax/slab-gap.ts';
import type { Database } from '../../platform/database/connection.ts';
import { readGstDuties } from '../../shop/gst-duties.ts';

type Choices = Omit<z.output<typeof getProductChoices.reply>, 'success'>;

/** Filter groups that are columns of their own instead of tags. */
const NO_TAGS = ['category', 'subCategory', 'size'];

export async function readChoices(
  db: Database,
  catalogue: CatalogueSearch,
  { kinds }: Pick<Settings, 'kinds'>,
): Promise<Choices> {
  const definitions = await findDefinitions(db);
  const valuesOf = (name: string) =>
    definitions.find((definition) => definition.name === name)?.values.map(({ value }) => value) ?? [];
  const together = async (group: FilterGroup) => [
    ...new Set([...valuesOf(group), ...(await catalogue.valuesOf(group))]),
  ];
  const rates = await readRates(db, { at: new Date(), ...(await readGstDuties(db)) });
  return {
    priceGaps: Object.fromEntries(taxRules.map((rule) => [rule, slabGap(rates(rule))])),
    categories: await together('category'),
    subCategories: [
      ...new Set([...(await together('subCategory')), ...kinds.list.map(({ subCategory }) => subCategory)]),
    ],
    sizes: await together('size'),
    kinds: kinds.list,
    tagGroups: definitions
      .filter(({ name }) => !NO_TAGS.includes(name))
      .map(({ name, display_name, values }) => ({
        group: name,
        label: display_name,
        values: values.map((value) => ({ value: value.value, label: value.display_name })),
      })),
  };
}
