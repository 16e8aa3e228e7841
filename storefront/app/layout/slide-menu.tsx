import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { Icon } from './icon.tsx';
import { iconButton } from './icon-link.tsx';
import { layoutMessages as messages } from './layout.messages.ts';
import { LinkColumn } from './link-column.tsx';
import { collectionLinks, quickLinks } from './links.ts';
import { NavLinks } from './nav-links.tsx';
import { SocialLinks } from './social-links.tsx';

/**
 * The main links and those of the footer, which is hidden on /collection (decision D24); therefore shown at
 * every width.
 */
export function SlideMenu() {
  const location = useLocation();
  const [openedAt, setOpenedAt] = useState<Location>();
  // Another page closes the menu. An effect would also close one that was opened during hydration.
  const isOpen = openedAt === location;

  return (
    <>
      <button
        type="button"
        className={`${iconButton} -ml-[10px] noscript:hidden`}
        aria-label={messages.openMenu}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(location)}
      >
        <Icon name="menu" />
      </button>
      <Dialog
        title={messages.menu}
        isOpen={isOpen}
        onClose={() => setOpenedAt(undefined)}
        place="side"
        closeLabel={messages.closeMenu}
      >
        <nav aria-label={messages.mainMenu} className="mt-4 grid justify-items-start gap-1">
          <NavLinks />
        </nav>
        <div className="mt-6 grid gap-8 border-t border-rule pt-8">
          <LinkColumn title={messages.collections} links={collectionLinks} />
          <LinkColumn title={messages.quickLinks} links={quickLinks} />
        </div>
        <SocialLinks />
      </Dialog>
    </>
  );
}
