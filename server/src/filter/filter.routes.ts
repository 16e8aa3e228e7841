import { type FilterDefinition, listDynamicFilters, listFilters } from '@gulmohar/contract/filter.ts';
import type { FilterGroup } from '@gulmohar/contract/product.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Route, route } from '../http/route.ts';
import { countByValue, type DefinitionRow, findDefinitions } from './filter.store.ts';

/** `/api/filter/*` */
export function filterRoutes({ db, readyAnswers: cache }: Dependencies): Route[] {
  return [
    route(listFilters, { cache }, async () => ({
      filters: (await findDefinitions(db)).map(presentDefinition),
    })),

    route(listDynamicFilters, { cache }, async ({ query }) => {
      const [definitions, counts] = await Promise.all([
        findDefinitions(db),
        countByValue(db, query.category),
      ]);
      const filters = definitions.map(presentDefinition).map((definition) => withCounts(definition, counts));
      return { filters: filters.filter(({ values }) => values.length > 0) };
    }),
  ];
}

function presentDefinition(row: DefinitionRow): FilterDefinition {
  return {
    _id: row.id,
    // The seed and the owner's desk only write names of the contract's list.
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

function withCounts(definition: FilterDefinition, counts: Map<string, number>): FilterDefinition {
  const values = definition.values.flatMap((value) => {
    const count = counts.get(`${definition.name}:${value.value}`);
    return count ? [{ ...value, count }] : [];
  });
  return { ...definition, values };
}
