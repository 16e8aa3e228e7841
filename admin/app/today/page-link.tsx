import type { ReactNode } from 'react';
import { Link } from 'react-router';

type PageLinkProps = { to: string; className: string; children: ReactNode };

/** A link to another page, or to a part of this one, which the browser itself scrolls to. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return to.startsWith('#') ? <a href={to} {...rest} /> : <Link to={to} {...rest} />;
}
