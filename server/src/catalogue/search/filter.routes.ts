import {
  type FilterDefinition,
  listDynamicFilters,
  listFilters,
} from '@gulmohar/contract/catalogue/filter.ts';
import type { FilterGroup } from '@gulmohar/contract/values/listing.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import { type DefinitionRow, findDefinitions } from '../product/filter-definitions.ts';
import type { CatalogueSearch } from './catalogue-search.ts';

type Needs = {
  reads: Reads;
  catalogue: CatalogueSearch;
  responseCache: ResponseCache;
};

export function filterRoutes({ reads, catalogue, responseCache: cache }: Needs): Route[] {
  return [
    route(listFilters, { cache }, async () => ({
      filters: (await reads(findDefinitions)).map(presentDefinition),
    })),

    route(listDynamicFilters, { cache }, async ({ query }) => {
      const definitions = await reads(findDefinitions);
      const { ofValue, prices, discounts } = await catalogue.countFilters(query);
      const filters = definitions.map(presentDefinition).map((definition) => withCounts(definition, ofValue));
      return {
        filters: filters.filter(({ values }) => values.length > 0),
        prices,
        discounts: discounts.filter(({ count }) => count > 0),
      };
    }),
  ];
}

function presentDefinition(row: DefinitionRow): FilterDefinition {
  return {
    _id: row.id,
    // The seed and the admin only write names from the contract's list.
    name: row.name as FilterGroup,
    type: row.type,
    displayName: row.display_name,
    filterType: row.filter_type,
    description: row.description,
    values: row.values.map((value) => ({
      value: value.value,
      displayName: value.display_name,
      isActive: true,
      ...(value.color_code && { colorCode: value.color_code }),
    })),
  };
}

function withCounts(
  definition: FilterDefinition,
  countOf: (group: FilterGroup, value: string) => number,
): FilterDefinition {
  const values = definition.values.flatMap((value) => {
    const count = countOf(definition.name, value.value);
    return count > 0 ? [{ ...value, count }] : [];
  });
  return { ...definition, values };
}
