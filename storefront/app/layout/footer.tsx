import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import { Logo, useShowsName } from '../page/logo.tsx';
import { PostalAddress } from '../page/postal-address.tsx';
import { useMenus, useShop } from '../page/use-shop.ts';
import { VisitSwitch } from '../visit/visit-switch.tsx';
import { layoutMessages as messages } from './layout.messages.ts';
import { Column, LinkColumn } from './link-column.tsx';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  const shop = useShop();
  const showsName = useShowsName();
  const menus = useMenus();
  if (!shop) return null;
  return (
    <footer className="mt-12 border-t md:mt-24 border-rule bg-panel">
      <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8 sm:grid-cols-2 gap-y-6 py-10 md:gap-y-12 md:py-16 lg:grid-cols-[2fr_1fr_1.2fr_1.4fr_2fr]">
        <section className="col-span-full lg:col-span-1">
          <p className="flex items-center gap-2.5 font-display text-xl text-heading">
            <Logo className="size-8" />
            {showsName && shop.name}
          </p>
          <p className="mt-4 max-w-[22rem] text-muted">{messages.about}</p>
          <SocialLinks />
        </section>
        {menus.footer.map((column) => (
          <LinkColumn key={column.title} {...column} />
        ))}
        <div className="col-span-full sm:col-span-1">
          <Column title={messages.contact}>
            <PostalAddress contact={shop.contact} />
          </Column>
        </div>
        <div className="col-span-full sm:col-span-1">
          <NewsletterBox />
        </div>
      </div>
      <div className="border-t border-rule">
        <div className="page-width flex flex-wrap justify-between gap-x-6 gap-y-2 py-5 text-sm text-muted">
          {/* In the first hours of a year it is already the new year on a phone in India, but not yet on the server. */}
          <span suppressHydrationWarning>{messages.copyright(new Date().getFullYear(), shop.name)}</span>
          {shop.mode === 'demo' && <span>{demoNote(shop)}</span>}
          <VisitSwitch />
        </div>
      </div>
    </footer>
  );
}

/** In a shop of somebody's own, only its payments are a demo. */
function demoNote({ brand, isPublicDemo }: Shop): string {
  if (brand === 'own') return messages.testPayments;
  return isPublicDemo ? messages.publicDemo : messages.demo;
}
