import type { ArticleDocument } from '@gulmohar/contract/site/article.ts';
import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { SeoFields } from '../pages/seo-fields.tsx';
import { TagsField } from './tags-field.tsx';

type ArticleFactsProps = {
  article: ArticleDocument;
  errors: ReadonlyMap<string, string>;
  onChange: (article: ArticleDocument) => void;
};

/** What is said about an article, above its sections and in lists. */
export function ArticleFacts({ article, errors, onChange }: ArticleFactsProps) {
  const text = (name: 'title' | 'summary' | 'coverAlt' | 'author' | 'date') => ({
    autoComplete: 'off',
    value: article[name],
    error: errors.get(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...article, [name]: target.value }),
  });
  return (
    <section aria-labelledby="article-facts">
      <h2 id="article-facts" className="mb-3 font-display text-xl text-heading">
        About the article
      </h2>
      <TextField label="Title" {...text('title')} />
      <TextAreaField label="Summary" hint="Below the title, and in lists" rows={3} {...text('summary')} />
      <div className="mb-6">
        <PictureField
          label="Cover"
          hint="Above the article, and in lists"
          shape="wide"
          isOptional
          value={article.cover}
          error={errors.get('cover')}
          onChange={(cover) => onChange({ ...article, cover })}
        />
      </div>
      {article.cover && (
        <TextField
          label="What the cover shows"
          hint="For shoppers who cannot see it; empty if it only decorates"
          {...text('coverAlt')}
        />
      )}
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField label="Author" hint="Empty: nobody is named" {...text('author')} />
        <TextField label="Day" hint="Articles are listed by it" type="date" {...text('date')} />
      </div>
      <TagsField
        tags={article.tags}
        error={errors.get('tags') ?? article.tags.map((_, at) => errors.get(`tags.${at}`)).find(Boolean)}
        onChange={(tags) => onChange({ ...article, tags })}
      />
      <SeoFields
        seo={article.seo}
        errors={errors}
        instead="the summary"
        onChange={(seo) => onChange({ ...article, seo })}
      />
    </section>
  );
}
