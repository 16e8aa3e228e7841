import type { PageDocument } from '@gulmohar/contract/site/page-document.ts';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { categoryNamesQuery } from '../catalogue/catalogue.queries.ts';
import { SeoFields } from './seo-fields.tsx';

type PageFactsProps = {
  isHome: boolean;
  page: PageDocument;
  errors: ReadonlyMap<string, string>;
  onChange: (page: PageDocument) => void;
};

/** The title of a page, what search engines show of it, and the category that it is the size guide of. */
export function PageFacts({ isHome, page, errors, onChange }: PageFactsProps) {
  const { data: categories } = useSuspenseQuery(categoryNamesQuery);
  const { title, seo, sizeGuideFor } = page;
  return (
    <section aria-labelledby="page-facts">
      <h2 id="page-facts" className="mb-3 font-display text-xl text-heading">
        About the page
      </h2>
      {!isHome && (
        <TextField
          label="Title"
          autoComplete="off"
          value={title}
          error={errors.get('title')}
          onChange={({ target }) => onChange({ ...page, title: target.value })}
        />
      )}
      <SeoFields seo={seo} errors={errors} onChange={(changed) => onChange({ ...page, seo: changed })} />
      {!isHome && (
        <SelectField
          label="Size guide for"
          hint="Products of this category link to the page"
          value={sizeGuideFor}
          error={errors.get('sizeGuideFor')}
          onChange={({ target }) => onChange({ ...page, sizeGuideFor: target.value })}
        >
          <option value="">No category</option>
          <Options of={categories} />
        </SelectField>
      )}
    </section>
  );
}
