import type { ReactNode } from 'react';
import { Link } from 'react-router';

type PageLinkProps = { to: string; className: string; children: ReactNode };

/** A link to another page, or to an anchor on this one, where the browser does the scrolling. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return to.startsWith('#') ? <a href={to} {...rest} /> : <Link to={to} {...rest} />;
}
