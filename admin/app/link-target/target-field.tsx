import type { LinkTarget } from '@gulmohar/contract/site/link-target.ts';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { categoryNamesQuery } from '../catalogue/catalogue.queries.ts';
import { collectionsQuery } from '../collections/collection.queries.ts';
import { PickedProduct } from '../product-picker/picked-product.tsx';
import { articlesQuery } from '../site-document/articles.queries.ts';
import { pagesQuery } from '../site-document/pages.queries.ts';

const kinds = {
  category: 'A category',
  collection: 'A collection',
  product: 'A product',
  page: 'A page',
  article: 'An article',
  journal: 'The journal',
  address: 'An address',
} as const satisfies Record<LinkTarget['kind'], string>;

type TargetFieldProps = {
  label: string;
  value: LinkTarget | null;
  onChange: (target: LinkTarget | null) => void;
  /** Whether there may be no link at all. */
  isOptional?: boolean;
  error?: string | undefined;
};

/** Picks what a link leads to; only addresses are typed. */
export function TargetField({ label, value, onChange, isOptional = false, error }: TargetFieldProps) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <SelectField
        label={label}
        value={value?.kind ?? ''}
        onChange={({ target }) =>
          onChange(target.value === '' ? null : { kind: target.value as LinkTarget['kind'], value: '' })
        }
      >
        {isOptional && <option value="">Nothing</option>}
        <Options of={kinds} />
      </SelectField>
      {value && <TargetValue target={value} onChange={onChange} error={error} />}
    </div>
  );
}

type TargetValueProps = {
  target: LinkTarget;
  onChange: (target: LinkTarget) => void;
  error: string | undefined;
};

function TargetValue({ target: { kind, value }, onChange, error }: TargetValueProps) {
  const { data: categories = [] } = useQuery({ ...categoryNamesQuery, enabled: kind === 'category' });
  const { data: listed } = useQuery({ ...collectionsQuery, enabled: kind === 'collection' });
  const { data: { pages } = { pages: [] } } = useQuery({ ...pagesQuery, enabled: kind === 'page' });
  const isOfJournal = kind === 'article' || kind === 'journal';
  const { data: { articles } = { articles: [] } } = useQuery({ ...articlesQuery, enabled: isOfJournal });
  const change = (changed: string) => onChange({ kind, value: changed });
  switch (kind) {
    case 'category':
      return (
        <Choice
          label="Which category"
          value={value}
          onChange={change}
          error={error}
          choices={categories.map((name) => ({ value: name, text: name }))}
        />
      );
    case 'collection':
      return (
        <Choice
          label="Which collection"
          value={value}
          onChange={change}
          error={error}
          choices={(listed?.collections ?? []).map(({ handle, title }) => ({ value: handle, text: title }))}
        />
      );
    case 'page':
      return (
        <Choice
          label="Which page"
          value={value}
          onChange={change}
          error={error}
          choices={pages.map(({ slug, title }) => ({ value: slug, text: title }))}
        />
      );
    case 'article':
      return (
        <Choice
          label="Which article"
          value={value}
          onChange={change}
          error={error}
          choices={articles.map(({ slug, title }) => ({ value: slug, text: title }))}
        />
      );
    case 'journal':
      return (
        <Choice
          label="Which articles"
          value={value}
          onChange={change}
          error={error}
          none="All"
          choices={[...new Set(articles.flatMap(({ tags }) => tags))].map((tag) => ({
            value: tag,
            text: tag,
          }))}
        />
      );
    case 'product':
      return <PickedProduct label="Which product" productId={value} onChange={change} error={error} />;
    case 'address':
      return (
        <TextField
          label="Which address"
          autoComplete="off"
          hint="For example /orders or https://…"
          value={value}
          error={error}
          onChange={({ target }) => change(target.value)}
        />
      );
  }
}

type ChoiceProps = {
  label: string;
  value: string;
  choices: { value: string; text: string }[];
  /** What the empty value means. */
  none?: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

function Choice({ label, value, choices, none = 'Please choose', onChange, error }: ChoiceProps) {
  const isMissing = value !== '' && !choices.some((choice) => choice.value === value);
  return (
    <SelectField label={label} value={value} error={error} onChange={({ target }) => onChange(target.value)}>
      <option value="">{none}</option>
      {isMissing && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </SelectField>
  );
}
