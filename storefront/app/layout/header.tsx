import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { CartLink } from './cart-link.tsx';
import { layoutMessages as messages } from './layout.messages.ts';
import { Logo } from './logo.tsx';
import { useShop } from './use-shop.ts';

const links = [
  { text: messages.home, to: paths.home() },
  { text: messages.collection, to: paths.collection() },
];

export function Header() {
  const shop = useShop();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another page closes the menu
  useEffect(() => setMenuOpen(false), [location]);

  return (
    <header className="sticky top-0 z-40 border-b border-rule bg-ground">
      <div className="page-width grid h-16 grid-cols-[1fr_auto_1fr] items-center gap-6 md:h-20">
        <button
          type="button"
          className="-ml-2.5 grid size-11 cursor-pointer place-items-center md:hidden"
          aria-label={messages.openMenu}
          onClick={() => setMenuOpen(true)}
        >
          <Menu aria-hidden="true" strokeWidth={1.5} />
        </button>
        <nav aria-label={messages.mainMenu} className="hidden gap-8 md:flex">
          <NavLinks />
        </nav>
        <Link
          to={paths.home()}
          className="flex min-h-11 items-center gap-2.5 font-display text-xl text-heading md:text-2xl"
        >
          <Logo className="size-8 md:size-10" />
          {shop?.name}
        </Link>
        <CartLink />
      </div>
      <Dialog title={messages.menu} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} place="side">
        <nav aria-label={messages.mainMenu} className="mt-6 grid justify-items-start gap-2">
          <NavLinks />
        </nav>
      </Dialog>
    </header>
  );
}

function NavLinks() {
  return links.map(({ text, to }) => (
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
