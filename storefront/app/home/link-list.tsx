import { Link } from 'react-router';

export type CountedLink = { to: string; text: string; count: number };

/** Links into the catalogue without pictures, one per line, with the number of products. */
export function LinkList({ links }: { links: CountedLink[] }) {
  return (
    <ul className="border-t border-rule">
      {links.map(({ to, text, count }) => (
        <li key={to} className="border-b border-rule">
          <Link to={to} prefetch="intent" discover="none" className="way-in">
            <span className="way-in-name">{text}</span>
            <span className="way-in-count">
              {count}
              <span className="sr-only">{count === 1 ? ' product' : ' products'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
