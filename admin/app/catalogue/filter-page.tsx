import { type FilterForm, filterForm, saveFilter } from '@gulmohar/contract/admin/filter.ts';
import { type FilterGroup, filterGroups } from '@gulmohar/contract/values/listing.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link, useParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { NothingHere } from '../components/nothing-here.tsx';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { paths } from '../paths.ts';
import { filtersQuery } from './catalogue.queries.ts';
import { FilterValues } from './filter-values.tsx';

export function FilterPage() {
  const { name } = useParams();
  const { data } = useSuspenseQuery(filtersQuery);
  const group = filterGroups.find((each) => each === name);
  if (!group) return <NothingHere />;
  const filter = data.filters.find((each) => each.name === group) ?? blankFilter(group);
  return <FilterEditor key={group} filter={filter} carried={data.carried[group] ?? {}} />;
}

function blankFilter(name: FilterGroup): FilterForm {
  return {
    name,
    displayName: '',
    description: '',
    type: 'global',
    filterType: 'multi-select',
    isActive: true,
    values: [],
  };
}

function FilterEditor({ filter, carried }: { filter: FilterForm; carried: Record<string, number> }) {
  const form = useForm({ resolver: zodResolver(filterForm), defaultValues: filter });
  const field = fieldOf(form);

  async function save(body: FilterForm): Promise<void> {
    await adminApi(saveFilter, { body });
    form.reset(body);
    showToast('success', `${body.displayName} saved`);
    await queryClient.invalidateQueries(filtersQuery);
  }

  return (
    <>
      <PageHead title={filter.displayName || 'New filter'} note={`Filter: ${filter.name}`}>
        <Link to={paths.filters} className="py-3 text-link underline underline-offset-4">
          All filters
        </Link>
      </PageHead>
      <Form form={form} action="Save" send={save} needsChange isPage className="grid max-w-3xl gap-8">
        <section className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          <TextField label="Name" autoComplete="off" {...field('displayName')} />
          <TextField label="Description" autoComplete="off" {...field('description')} />
          <SelectField label="Shown" {...field('type')}>
            <option value="global">Everywhere</option>
            <option value="category-specific">In categories that have it</option>
          </SelectField>
          <SelectField label="Shoppers choose" {...field('filterType')}>
            <option value="multi-select">Any number of values</option>
            <option value="single-select">One value</option>
          </SelectField>
          <CheckField label="Shown to shoppers" {...form.register('isActive')} />
        </section>
        <FilterValues form={form} carried={carried} hasColours={filter.name === 'color'} />
      </Form>
    </>
  );
}
