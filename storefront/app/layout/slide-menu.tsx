import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import { DeliveryPlace } from '../delivery/delivery-place.tsx';
import { Icon } from '../page/icon.tsx';
import { iconButton } from '../page/icon-link.tsx';
import { useMenus } from '../page/use-shop.ts';
import { layoutMessages as messages } from './layout.messages.ts';
import { LinkColumn } from './link-column.tsx';
import { NavTree } from './nav-links.tsx';
import { SocialLinks } from './social-links.tsx';
import { usePageState } from './use-page-state.ts';

/**
 * The main links and those of the footer, which is hidden on /collection; therefore shown at
 * every width.
 */
export function SlideMenu() {
  const [isOpen, setOpen] = usePageState(false);
  const menus = useMenus();

  return (
    <>
      <ScriptButton
        className={`${iconButton} -ml-[10px] noscript:hidden`}
        aria-label={messages.openMenu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </ScriptButton>
      <Dialog
        title={messages.menu}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        place="side"
        closeLabel={messages.closeMenu}
      >
        <nav aria-label={messages.mainMenu} className="mt-4 grid justify-items-start gap-1">
          <NavTree />
        </nav>
        <DeliveryPlace className="mt-4 flex" />
        <div className="mt-6 grid gap-8 border-t border-rule pt-8">
          {menus.footer.map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
        </div>
        <SocialLinks />
      </Dialog>
    </>
  );
}
