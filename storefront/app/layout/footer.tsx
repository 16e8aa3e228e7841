import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { collectionLinks, quickLinks } from './footer-links.ts';
import { layoutMessages as messages } from './layout.messages.ts';
import { Logo } from './logo.tsx';
import { useShop } from './use-shop.ts';

export function Footer() {
  const shop = useShop();
  if (!shop) return null;
  const { address, phone, email } = shop.contact;
  return (
    <footer className="mt-24 border-t border-rule bg-panel">
      <div className="page-width grid gap-x-8 gap-y-12 py-16 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.25fr]">
        <section>
          <p className="flex items-center gap-2.5 font-display text-xl text-heading">
            <Logo className="size-8" />
            {shop.name}
          </p>
          <p className="mt-4 max-w-[22rem] text-muted">{messages.about}</p>
        </section>
        <LinkColumn title={messages.collections} links={collectionLinks} />
        <LinkColumn title={messages.quickLinks} links={quickLinks} />
        <Column title={messages.contact}>
          <address className="text-muted not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <a className="footer-link mt-3" href={`tel:${phone.replace(/\s/g, '')}`}>
              {phone}
            </a>
            <a className="footer-link" href={`mailto:${email}`}>
              {email}
            </a>
          </address>
        </Column>
      </div>
      <div className="border-t border-rule">
        <p className="page-width flex flex-wrap justify-between gap-x-6 py-5 text-sm text-muted">
          <span>{messages.copyright(new Date().getFullYear(), shop.name)}</span>
          {shop.mode === 'demo' && <span>{messages.demo}</span>}
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-sm font-semibold tracking-[0.12em]">{title}</h2>
      {children}
    </section>
  );
}

function LinkColumn({ title, links }: { title: string; links: { text: string; to: string }[] }) {
  return (
    <Column title={title}>
      <ul>
        {links.map(({ text, to }) => (
          <li key={text}>
            <Link to={to} className="footer-link text-muted">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Column>
  );
}
