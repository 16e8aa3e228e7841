import { saveDraft } from '@gulmohar/contract/admin/site-document.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { pageSlug } from '@gulmohar/contract/site/page-slug.ts';
import { text } from '@gulmohar/contract/values/text-field.ts';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { PageHead } from '../components/page-head.tsx';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { paths } from '../paths.ts';
import { pagesQuery } from '../site-document/pages.queries.ts';
import { type TemplateName, templateNames, templates } from './page-templates.ts';
import { slugOf } from './slug-of.ts';

const fields = z.object({
  template: z.enum(templateNames),
  title: text(120, 'Please enter a title'),
  slug: pageSlug,
});

const blank: z.output<typeof fields> = { template: 'blank', title: '', slug: '' };

/** Makes the draft of a page, empty or from a template that is filled in with the shop's facts. */
export function NewPage() {
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(fields),
    defaultValues: blank,
  });
  const field = fieldOf(form);

  async function create({ template, title, slug }: z.output<typeof fields>): Promise<void> {
    const { shop } = await adminApi(getShop);
    const document = { ...templates[template].make(shop), title };
    await adminApi(saveDraft, { body: { kind: 'page', key: slug, version: 0, document } });
    await queryClient.invalidateQueries(pagesQuery);
    await navigate(paths.sitePage(slug), { replace: true });
  }

  function begin(template: TemplateName): void {
    if (template === 'blank') return;
    form.setValue('title', templates[template].name, { shouldDirty: true });
    form.setValue('slug', slugOf(templates[template].name), { shouldDirty: true });
  }

  return (
    <>
      <PageHead title="New page" />
      <Form form={form} action="Create" send={create} isPage className="grid max-w-xl gap-2">
        <SelectField
          label="Begin with"
          hint="What only you know is marked in a template, and must be filled in before it is published"
          {...field('template', { onChange: ({ target }) => begin(target.value) })}
        >
          {templateNames.map((name) => (
            <option key={name} value={name}>
              {templates[name].name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Title"
          autoComplete="off"
          {...field('title', {
            onBlur: ({ target }) => {
              if (form.getValues('slug') === '') form.setValue('slug', slugOf(target.value));
            },
          })}
        />
        <TextField label="Address, after /pages/" autoComplete="off" {...field('slug')} />
      </Form>
    </>
  );
}
