import { Link } from 'react-router';
import type { TextLink } from './links.ts';

/** The links below one of the main menu. */
export function SubMenu({ links, className }: { links: TextLink[]; className: string }) {
  return (
    <ul className={className}>
      {links.map(({ text, to }) => (
        <li key={`${text} ${to}`}>
          <Link to={to} discover="none" className="footer-link">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
