import { type HomeSections, homeSections } from '@gulmohar/contract/admin/home-sections.ts';
import { readHomeSections, saveHomeSections } from '@gulmohar/contract/admin/settings-calls.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { Form } from '../form/form.tsx';
import { homeTabs } from '../nav-items.ts';
import { HomeMakers } from './home-makers.tsx';
import { HomePrices } from './home-prices.tsx';
import { HomeStory } from './home-story.tsx';

const sectionsQuery = queryOptions({
  queryKey: ['home-sections'],
  queryFn: () => adminApi(readHomeSections),
});

/** The home page's sections below its slides; shoppers do not see an empty section. */
export function HomeSectionsPage() {
  const { data } = useSuspenseQuery(sectionsQuery);
  const form = useForm({ resolver: zodResolver(homeSections), defaultValues: data.sections });

  async function save(body: HomeSections): Promise<void> {
    await adminApi(saveHomeSections, { body });
    form.reset(body);
    showToast('success', 'Saved; the home page is updated');
    await queryClient.invalidateQueries(sectionsQuery);
  }

  return (
    <>
      <PageHead
        tabs={homeTabs}
        title="Home page"
        note="Categories, crafts and occasions are taken from the filters, in the same order"
      />
      <Form form={form} action="Save" send={save} needsChange isPage className="grid max-w-4xl gap-10">
        <HomeStory form={form} crafts={data.crafts} />
        <HomeMakers form={form} crafts={data.crafts} />
        <HomePrices form={form} />
      </Form>
    </>
  );
}
