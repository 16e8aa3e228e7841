import { NavLink } from 'react-router';
import { mainLinks } from './links.ts';

export function NavLinks() {
  return mainLinks.map(({ text, to }) => (
    <NavLink key={to} to={to} end discover="none" prefetch="intent" className="nav-link">
      {text}
    </NavLink>
  ));
}
