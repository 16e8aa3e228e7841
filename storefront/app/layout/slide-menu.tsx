import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../page/icon.tsx';
import { iconButton } from '../page/icon-link.tsx';
import { layoutMessages as messages } from './layout.messages.ts';
import { usePageState } from './use-page-state.ts';

const MenuDialog = lazy(async () => ({ default: (await import('./menu-dialog.tsx')).MenuDialog }));

/** The button of the menu, at every width; the menu itself is loaded once it is opened. */
export function SlideMenu() {
  const [isOpen, setOpen] = usePageState(false);
  const [isUsed, setUsed] = useState(false);
  return (
    <>
      <ScriptButton
        className={`${iconButton} -ml-[10px] noscript:hidden`}
        aria-label={messages.openMenu}
        aria-haspopup="dialog"
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </ScriptButton>
      <Suspense>{isUsed && <MenuDialog isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
