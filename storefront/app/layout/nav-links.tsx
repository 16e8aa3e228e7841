import { NavLink } from 'react-router';
import { mainLinks } from './links.ts';

/** The four main links. */
export function NavLinks() {
  return mainLinks.map(({ text, to }) => (
    <NavLink
      key={to}
      to={to}
      end
      prefetch="intent"
      className="flex min-h-11 items-center text-sm font-semibold tracking-[0.12em] decoration-primary decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline"
    >
      {text}
    </NavLink>
  ));
}
