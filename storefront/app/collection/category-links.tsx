import { keepInRow } from '@gulmohar/ui/keep-in-row.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { collectionMessages as messages } from './collection.messages.ts';
import { listingPath, readListing } from './listing.ts';
import type { LoadedListing } from './load-listing.ts';

/** The shop's categories in one row; each also has its own address for search engines. */
export function CategoryLinks({ list: { listing, categories } }: { list: LoadedListing }) {
  const [chosen] = listing.chosen.category;
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link of the category becomes the current one
  useEffect(() => keepInRow(row.current, '[aria-current]'), [chosen]);
  const everything = readListing(new URLSearchParams());
  const links = [
    { text: messages.all, value: undefined, to: listingPath(everything) },
    ...categories.map(({ value, displayName }) => ({
      text: displayName,
      value,
      to: listingPath({ ...everything, chosen: { ...everything.chosen, category: [value] } }),
    })),
  ];
  return (
    <nav
      ref={row}
      aria-label={messages.categories}
      className="-mx-(--page-pad) mt-4 overflow-x-auto px-(--page-pad) [scrollbar-width:none]"
    >
      <ul className="flex w-max gap-7">
        {links.map(({ text, value, to }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={value === chosen && !listing.collection ? 'page' : undefined}
              discover="none"
              className="category-link"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
