import type { SavedView, ViewedList } from '@gulmohar/contract/admin/view.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { viewsQuery } from './view.queries.ts';
import { ViewDialog } from './view-dialog.tsx';
import { isSameView, viewOf } from './view-query.ts';

export type BuiltInView = { name: string; query: string; count?: string };

/** Returns the filters of a view, without its columns and order. */
function filtersOf(query: string): string {
  const filters = new URLSearchParams(query);
  for (const name of ['columns', 'sort']) filters.delete(name);
  return filters.toString();
}

type ViewTabsProps = { list: ViewedList; label: string; builtIn: readonly BuiltInView[] };

const tab = 'flex min-h-11 cursor-pointer items-center border-b-2 px-3 text-sm whitespace-nowrap';

/**
 * The views of a list as tabs above it: the built-in ones, then the staff member's own, which can be saved
 * and changed.
 */
export function ViewTabs({ list, label, builtIn }: ViewTabsProps) {
  const [search] = useSearchParams();
  const { data } = useQuery(viewsQuery(list));
  const [edited, setEdited] = useState<SavedView | 'new'>();
  const own = data?.views ?? [];
  const shown = viewOf(search);
  const all = [...own, ...builtIn];
  const saved = all.find(({ query }) => isSameView(query, shown));
  // With other columns or another order the view's tab stays current, but the result can be saved as a new
  // view.
  const current = saved ?? all.find(({ query }) => isSameView(filtersOf(query), filtersOf(shown)));
  const currentOwn = own.find((view) => view === saved);
  return (
    <>
      <nav
        aria-label={label}
        className="no-print -mx-4 flex items-stretch overflow-x-auto border-b border-rule px-4 sm:mx-0 sm:px-0"
      >
        <ul className="flex">
          {[...builtIn, ...own].map((view) => (
            <li key={'viewId' in view ? view.viewId : view.name} className="shrink-0">
              <Link
                to={{ search: view.query }}
                aria-current={view === current ? 'page' : undefined}
                className={`${tab} ${view === current ? 'border-primary font-semibold' : 'border-transparent text-muted hover:text-ink'}`}
              >
                {view.name}
                {'count' in view && view.count && <span className="ml-1 tabular-nums">({view.count})</span>}
              </Link>
            </li>
          ))}
        </ul>
        {currentOwn ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`Change view ${currentOwn.name}`}
            onClick={() => setEdited(currentOwn)}
            className={`${tab} shrink-0 border-transparent text-link underline underline-offset-4`}
          >
            Change view
          </button>
        ) : (
          !saved && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setEdited('new')}
              className={`${tab} shrink-0 border-transparent text-link underline underline-offset-4`}
            >
              Save view
            </button>
          )
        )}
      </nav>
      <ViewDialog list={list} edited={edited} query={shown} own={own} onClose={() => setEdited(undefined)} />
    </>
  );
}
