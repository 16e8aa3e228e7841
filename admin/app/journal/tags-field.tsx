import { TextField } from '@gulmohar/ui/field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { articlesQuery } from '../site-document/articles.queries.ts';

type TagsFieldProps = { tags: string[]; error: string | undefined; onChange: (tags: string[]) => void };

/** The tags of an article, typed with commas between them. */
export function TagsField({ tags, error, onChange }: TagsFieldProps) {
  const { data } = useSuspenseQuery(articlesQuery);
  // What is being typed, as long as it means these tags: "block print, " would lose its comma otherwise.
  const [typed, setTyped] = useState('');
  const text = tagsIn(typed).join() === tags.join() ? typed : tags.join(', ');
  const used = [...new Set(data.articles.flatMap((article) => article.tags))].toSorted();
  return (
    <TextField
      label="Tags"
      hint={
        used.length > 0
          ? `With commas between them. Used so far: ${used.join(', ')}`
          : 'With commas between them, for example: block print, care'
      }
      autoComplete="off"
      value={text}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(tagsIn(target.value));
      }}
    />
  );
}

function tagsIn(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
