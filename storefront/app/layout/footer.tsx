import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useShop } from './use-shop.ts';

const kurtis = paths.collection({ category: 'Women', subCategory: 'Topwear' });

const collections = [
  { text: 'Kurti Sets', to: paths.collection({ category: 'Sets' }) },
  { text: 'Printed Kurtis', to: kurtis },
  { text: 'Embroidered Kurtis', to: kurtis },
  { text: 'Designer Kurtis', to: kurtis },
  { text: 'Kids Collection', to: paths.collection({ category: 'Kids' }) },
  { text: 'Bestsellers', to: paths.collection({ bestseller: 'true' }) },
];

const quickLinks = [
  { text: 'Home', to: paths.home() },
  { text: 'Cart', to: paths.cart() },
];

export function Footer() {
  const shop = useShop();
  if (!shop) return null;
  return (
    <footer className="mt-20 border-t border-rule bg-panel">
      <div className="mx-auto grid max-w-[90rem] gap-10 px-4 py-12 sm:grid-cols-2 md:px-8 lg:grid-cols-4">
        <Column title={shop.name}>
          <p className="max-w-prose text-muted">
            Hand-block prints, handlooms and festive silks for women and children, made by the families who
            have always made them.
          </p>
        </Column>
        <LinkColumn title="COLLECTIONS" links={collections} />
        <LinkColumn title="QUICK LINKS" links={quickLinks} />
        <Column title="CONTACT">
          <address className="grid gap-1 text-muted not-italic">
            {shop.contact.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a
              className="inline-flex min-h-11 items-center underline"
              href={`tel:${shop.contact.phone.replace(/\s/g, '')}`}
            >
              {shop.contact.phone}
            </a>
            <a className="inline-flex min-h-11 items-center underline" href={`mailto:${shop.contact.email}`}>
              {shop.contact.email}
            </a>
          </address>
        </Column>
      </div>
      <p className="border-t border-rule px-4 py-4 text-center text-sm text-muted">
        © {new Date().getFullYear()} {shop.name}
        {shop.mode === 'demo' && ' · Demo shop, test payments'}
      </p>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-sm font-semibold tracking-widest">{title}</h2>
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
            <Link
              to={to}
              className="inline-flex min-h-9 items-center text-muted hover:text-ink hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Column>
  );
}
