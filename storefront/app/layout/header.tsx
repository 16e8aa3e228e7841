import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { Menu, ShoppingBag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { countPieces } from '../cart/cart.rules.ts';
import { useCart } from '../cart/cart-store.ts';
import { paths } from '../paths.ts';
import { Logo } from './logo.tsx';
import { useShop } from './use-shop.ts';

const links = [
  { text: 'HOME', to: paths.home() },
  { text: 'COLLECTION', to: paths.collection() },
];

export function Header() {
  const shop = useShop();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another page closes the menu
  useEffect(() => setMenuOpen(false), [location]);

  return (
    <header className="sticky top-0 z-40 border-b border-rule bg-ground">
      <div className="mx-auto flex h-16 max-w-[90rem] items-center gap-6 px-4 md:px-8">
        <button
          type="button"
          className="-ml-3 grid size-11 cursor-pointer place-items-center md:hidden"
          aria-label="Menu"
          onClick={() => setMenuOpen(true)}
        >
          <Menu aria-hidden="true" />
        </button>
        <Link to={paths.home()} className="flex items-center gap-2 font-display text-xl text-heading">
          <Logo className="size-9" />
          {shop?.name ?? 'Gulmohar'}
        </Link>
        <nav aria-label="Main" className="hidden grow justify-center gap-8 md:flex">
          <NavLinks />
        </nav>
        <CartLink />
      </div>
      <Dialog title="Menu" isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} place="side">
        <nav aria-label="Main" className="mt-4 grid">
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
      className="flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold tracking-widest aria-[current=page]:border-primary"
    >
      {text}
    </NavLink>
  ));
}

function CartLink() {
  const count = useCart((cart) => countPieces(cart.cartData));
  return (
    <Link
      to={paths.cart()}
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? 'piece' : 'pieces'}` : 'Cart'}
      className="relative -mr-3 ml-auto grid size-11 place-items-center md:ml-0"
    >
      <ShoppingBag aria-hidden="true" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-primary px-1 text-center text-sm leading-5 font-semibold text-on-primary"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
