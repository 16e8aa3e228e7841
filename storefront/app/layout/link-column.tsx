import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TextLink } from './links.ts';

/** A section of the footer or the menu, with its heading. */
export function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-sm font-semibold tracking-[0.12em]">{title}</h2>
      {children}
    </section>
  );
}

export function LinkColumn({ title, links }: { title: string; links: TextLink[] }) {
  return (
    <Column title={title}>
      <ul>
        {links.map(({ text, to }) => (
          <li key={text}>
            <Link to={to} discover="none" className="footer-link text-muted">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Column>
  );
}
