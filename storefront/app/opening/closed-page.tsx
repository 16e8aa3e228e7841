import { Link, redirect } from 'react-router';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import { pageMeta, shopOf } from '../page/page-meta.ts';
import { useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/closed-page';
import { EnterForm } from './enter-form.tsx';
import { openingMessages as messages } from './opening.messages.ts';
import { shutContext } from './shut-context.ts';

/** Whoever may see the shop has nothing to do here. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(shutContext)) throw redirect(paths.home());
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  const name = shopOf(matches)?.name ?? '';
  return pageMeta(matches, { title: messages.title, description: messages.description(name) });
}

const links = [
  { to: paths.contact(), text: 'Contact' },
  { to: paths.privacyPolicy(), text: 'Privacy Policy' },
  { to: paths.terms(), text: 'Terms & Conditions' },
  { to: paths.guestTracking(), text: 'Track Order' },
];

/** What visitors see while the shop is closed. */
export default function ClosedPage() {
  const shop = useShop();
  if (!shop) return null;
  return (
    <main className="mx-auto grid w-full max-w-md grow grid-cols-[minmax(0,1fr)] content-center justify-items-center px-6 py-16 text-center">
      <h1 className="font-display text-4xl break-words text-heading">{shop.name}</h1>
      <p className="mt-4 text-lg">{messages.title}</p>
      {shop.opening.opensOn && <p className="mt-2">{messages.opensOn(dayText(shop.opening.opensOn))}</p>}
      <p className="mt-2 mb-10 text-muted">{messages.text}</p>
      <NewsletterBox />
      <EnterForm />
      <nav aria-label={messages.links} className="mt-12 flex flex-wrap justify-center gap-x-6">
        {links.map(({ to, text }) => (
          <Link key={to} to={to} className="footer-link text-muted">
            {text}
          </Link>
        ))}
      </nav>
    </main>
  );
}

/** `2027-01-26` → 26 January 2027, wherever it is read. */
function dayText(day: string): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-IN', style).format(new Date(day));
}
