import type { SearchExplanation } from '@gulmohar/contract/catalogue/search.ts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useCategories } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import { collectionMessages as messages } from './collection.messages.ts';

type Otherwise = NonNullable<SearchExplanation['otherwise']>;

/** Suggestions when a search finds nothing: related categories and popular searches. */
export function OtherSearches({ otherwise: { categories, popular } }: { otherwise: Otherwise }) {
  const named = new Map(useCategories().map(({ value, displayName }) => [value, displayName]));
  return (
    <div className="grid gap-6">
      <Offers title={messages.nearCategories}>
        {categories.map(({ name, count }) => (
          <Offer key={name} to={paths.collection({ category: name })}>
            {named.get(name) ?? name} <span className="text-muted tabular-nums">({count})</span>
          </Offer>
        ))}
      </Offers>
      <Offers title={messages.popularSearches}>
        {popular.map((search) => (
          <Offer key={search} to={paths.collection({ search })}>
            {search}
          </Offer>
        ))}
      </Offers>
    </div>
  );
}

function Offers({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <div>
      <p id={id} className="mb-3 text-sm text-muted">
        {title}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap justify-center gap-2">
        {children}
      </ul>
    </div>
  );
}

function Offer({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center gap-1 rounded-full border border-rule px-4 hover:border-ink"
      >
        {children}
      </Link>
    </li>
  );
}
