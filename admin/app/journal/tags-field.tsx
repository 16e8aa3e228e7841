import { useSuspenseQuery } from '@tanstack/react-query';
import { CommaField } from '../form/comma-field.tsx';
import { articlesQuery } from '../site-document/articles.queries.ts';

type TagsFieldProps = { tags: string[]; error: string | undefined; onChange: (tags: string[]) => void };

export function TagsField({ tags, error, onChange }: TagsFieldProps) {
  const { data } = useSuspenseQuery(articlesQuery);
  const used = [...new Set(data.articles.flatMap((article) => article.tags))].toSorted();
  const examples = used.length > 0 ? `Used so far: ${used.join(', ')}` : 'For example: block print, care';
  return (
    <CommaField
      label="Tags"
      hint={`With commas between them. ${examples}`}
      value={tags}
      error={error}
      onChange={onChange}
    />
  );
}
