import { Link } from 'react-router';

export type CountedLink = { to: string; text: string; count: number };

/** Ways into the catalogue without pictures: one line each, with how many products it leads to. */
export function LinkList({ links }: { links: CountedLink[] }) {
  return (
    <ul className="border-t border-rule">
      {links.map(({ to, text, count }) => (
        <li key={to} className="border-b border-rule">
          <Link
            to={to}
            prefetch="intent"
            className="group flex min-h-14 items-center justify-between gap-4 font-display text-xl text-heading"
          >
            <span className="min-w-0 [overflow-wrap:anywhere] decoration-primary decoration-1 underline-offset-6 group-hover:underline">
              {text}
            </span>
            <span className="font-text text-sm text-muted tabular-nums">
              {count}
              <span className="sr-only"> {count === 1 ? 'product' : 'products'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
