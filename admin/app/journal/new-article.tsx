import { saveDraft } from '@gulmohar/contract/admin/site-document.ts';
import type { ArticleDocument } from '@gulmohar/contract/site/article.ts';
import { newSection } from '@gulmohar/contract/site/new-section.ts';
import { dayInIndia } from '@gulmohar/contract/values/day-in-india.ts';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../paths.ts';
import { articlesQuery } from '../site-document/articles.queries.ts';
import { NewDocument, type NewDocumentFields } from '../site-document/new-document.tsx';

/** Makes the draft of an article, with an empty text. */
export function NewArticle() {
  const navigate = useNavigate();

  async function create({ title, slug }: NewDocumentFields): Promise<void> {
    const body = { kind: 'article', key: slug, version: 0, document: articleOf(title) } as const;
    await adminApi(saveDraft, { body });
    await queryClient.invalidateQueries(articlesQuery);
    await navigate(paths.article(slug), { replace: true });
  }

  return <NewDocument heading="New article" folder="/journal/" create={create} />;
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
