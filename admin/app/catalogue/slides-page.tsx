import { MAX_SLIDES, type Settings, settingGroups } from '@gulmohar/contract/admin/settings.ts';
import { readSlides, saveSlides } from '@gulmohar/contract/admin/settings-calls.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useFieldArray, useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { Form } from '../form/form.tsx';
import { OrderedRows } from '../form/ordered-rows.tsx';
import { homeTabs } from '../nav-items.ts';
import { SlideFields } from './slide-fields.tsx';

const slidesQuery = queryOptions({
  queryKey: ['slides'],
  queryFn: () => adminApi(readSlides),
});

const BLANK = {
  subtitle: '',
  title: '',
  description: '',
  button: 'SHOP NOW',
  to: '/collection',
  wide: '',
  tall: '',
};

export function SlidesPage() {
  const { data } = useSuspenseQuery(slidesQuery);
  const form = useForm({
    resolver: zodResolver(settingGroups.home),
    defaultValues: { slides: data.slides },
  });
  const slides = useFieldArray({ control: form.control, name: 'slides' });
  const { errors } = form.formState;

  async function save(body: Settings['home']): Promise<void> {
    await adminApi(saveSlides, { body });
    form.reset(body);
    showToast('success', 'Saved; the home page is updated');
    await queryClient.invalidateQueries(slidesQuery);
  }

  return (
    <>
      <PageHead
        tabs={homeTabs}
        title="Home slides"
        note="Until you add slides, the shop shows its built-in ones"
      />
      <Form
        form={form}
        action="Save"
        send={save}
        needsChange
        isPage
        className="grid max-w-4xl gap-6"
        more={
          slides.fields.length < MAX_SLIDES && (
            <Button variant="secondary" onClick={() => slides.append(BLANK)}>
              Add a slide
            </Button>
          )
        }
      >
        {slides.fields.length === 0 ? (
          <div className="grid justify-items-start gap-3 border-y border-rule py-8">
            <p className="text-muted">
              You have no slides of your own, so the shop shows its {data.builtIn.length} built-in ones.
            </p>
            <Button
              variant="secondary"
              onClick={() => form.setValue('slides', data.builtIn, { shouldDirty: true })}
            >
              Start from these
            </Button>
          </div>
        ) : (
          <OrderedRows
            label="Slides"
            items={slides.fields}
            keyOf={({ id }) => id}
            nameOf={({ title }) => title || 'the new slide'}
            onMove={slides.move}
            isTall
          >
            {(_, place) => <SlideFields form={form} place={place} onRemove={() => slides.remove(place)} />}
          </OrderedRows>
        )}
        <ProblemNote text={errors.slides?.root?.message} />
      </Form>
    </>
  );
}
