import { saveDraft } from '@gulmohar/contract/admin/site-document.ts';
import type { ArticleDocument } from '@gulmohar/contract/site/article.ts';
import { newSection } from '@gulmohar/contract/site/new-section.ts';
import { pageSlug } from '@gulmohar/contract/site/page-slug.ts';
import { dayInIndia } from '@gulmohar/contract/values/day-in-india.ts';
import { text } from '@gulmohar/contract/values/text-field.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { PageHead } from '../components/page-head.tsx';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { slugOf } from '../pages/slug-of.ts';
import { paths } from '../paths.ts';
import { articlesQuery } from '../site-document/articles.queries.ts';

const fields = z.object({ title: text(120, 'Please enter a title'), slug: pageSlug });
type Fields = z.output<typeof fields>;

/** Makes the draft of an article, with an empty text. */
export function NewArticle() {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(fields), defaultValues: { title: '', slug: '' } });
  const field = fieldOf(form);

  async function create({ title, slug }: Fields): Promise<void> {
    const body = { kind: 'article', key: slug, version: 0, document: articleOf(title) } as const;
    await adminApi(saveDraft, { body });
    await queryClient.invalidateQueries(articlesQuery);
    await navigate(paths.article(slug), { replace: true });
  }

  return (
    <>
      <PageHead title="New article" />
      <Form form={form} action="Create" send={create} isPage className="grid max-w-xl gap-2">
        <TextField
          label="Title"
          autoComplete="off"
          {...field('title', {
            onBlur: ({ target }) => {
              if (form.getValues('slug') === '') form.setValue('slug', slugOf(target.value));
            },
          })}
        />
        <TextField label="Address, after /journal/" autoComplete="off" {...field('slug')} />
      </Form>
    </>
  );
}

function articleOf(title: string): ArticleDocument {
  return {
    schemaVersion: 1,
    title,
    summary: '',
    cover: '',
    coverAlt: '',
    author: '',
    date: dayInIndia(new Date()),
    tags: [],
    seo: { title: '', description: '' },
    sections: [newSection('text')],
  };
}
