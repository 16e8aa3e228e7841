import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { DeliveryPlace } from '../delivery/delivery-place.tsx';
import { useMenus } from '../page/use-shop.ts';
import { layoutMessages as messages } from './layout.messages.ts';
import { LinkColumn } from './link-column.tsx';
import { NavTree } from './nav-links.tsx';
import { SocialLinks } from './social-links.tsx';

type MenuDialogProps = { isOpen: boolean; onClose: () => void };

/** The main links and those of the footer, which is hidden on /collection. */
export function MenuDialog({ isOpen, onClose }: MenuDialogProps) {
  const menus = useMenus();
  return (
    <Dialog
      title={messages.menu}
      isOpen={isOpen}
      onClose={onClose}
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
  );
}
