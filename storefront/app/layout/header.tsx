import { Link } from 'react-router';
import { useCartCount } from '../cart/use-cart-count.ts';
import { DeliveryPlace } from '../delivery/delivery-place.tsx';
import { IconLink } from '../page/icon-link.tsx';
import { Logo, useShowsName } from '../page/logo.tsx';
import { useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import { SearchBar } from '../search/search-bar.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { useSearchBar } from '../search/use-search-bar.ts';
import { useWishlist } from '../wishlist/wishlist-store.ts';
import { AccountMenu } from './account-menu.tsx';
import { layoutMessages as messages } from './layout.messages.ts';
import { NavBar } from './nav-links.tsx';
import { NoScriptNav } from './no-script-nav.tsx';
import { SlideMenu } from './slide-menu.tsx';

/** The navigation bar, which stays at the top. */
export function Header() {
  const isLeft = useShop()?.look.header.logo === 'left';
  const columns = isLeft
    ? 'grid-cols-[minmax(0,1fr)_auto_auto] lg:grid-cols-[auto_1fr_auto] lg:gap-8'
    : 'grid-cols-[auto_minmax(0,1fr)_auto] sm:grid-cols-[1fr_auto_1fr] sm:gap-4';
  const searchBar = useSearchBar();
  return (
    <header className="site-header sticky top-0 z-40 border-b border-rule bg-ground">
      <div className={`page-width grid h-[64px] items-center lg:h-[80px] ${columns}`}>
        {isLeft && <HomeLink />}
        <div className="flex items-center gap-6">
          <SlideMenu />
          <nav aria-label={messages.mainMenu} className="hidden gap-7 lg:flex">
            <NavBar />
          </nav>
        </div>
        {!isLeft && <HomeLink />}
        <div className="-mr-[10px] flex justify-self-end">
          <DeliveryPlace className="mr-3 hidden xl:flex" />
          <SearchButton isOpen={searchBar.state === 'open'} onToggle={searchBar.toggle} />
          <AccountMenu />
          <WishlistLink />
          <CartLink />
        </div>
      </div>
      <NoScriptNav />
      {searchBar.state !== 'closed' && (
        <SearchBar isClosing={searchBar.state === 'closing'} onClose={searchBar.close} />
      )}
    </header>
  );
}

function HomeLink() {
  const name = useShop()?.name;
  const showsName = useShowsName();
  return (
    <Link
      to={paths.home()}
      discover="none"
      className="flex h-11 min-w-0 flex-wrap content-start items-center gap-x-1.5 overflow-hidden font-display text-lg text-heading before:-mr-1.5 before:h-11 before:content-[''] sm:gap-x-2.5 sm:before:-mr-2.5 sm:text-xl lg:text-2xl"
    >
      <Logo className="size-[28px] shrink-0 sm:size-[32px] lg:size-[40px]" />
      {/* Beside a wide logo on a phone it wraps, out of sight. */}
      {showsName && <span className="min-w-0 grow basis-16 truncate">{name}</span>}
    </Link>
  );
}

function WishlistLink() {
  const count = useWishlist((wishlist) => wishlist.productIds.length);
  return <IconLink icon="heart" label={messages.wishlist(count)} to={paths.wishlist()} count={count} />;
}

/** Its count appears only in the browser, because the server's pages are the same for all shoppers. */
function CartLink() {
  const count = useCartCount();
  return <IconLink icon="bag" label={messages.cart(count)} to={paths.cart()} count={count} />;
}
