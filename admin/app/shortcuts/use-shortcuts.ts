import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { undoNewest } from '../components/undo.ts';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { type Shortcut, type ShortcutAction, shortcuts } from './shortcut-list.ts';
import { useShortcutsSwitch } from './shortcuts-switch.ts';
import { readTypedKeys } from './typed-keys.ts';

type ShortcutDialogs = { openPalette: () => void; openHelp: () => void };

const TYPING =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=listbox], [role=menu]';

/** Listens for Ctrl K everywhere, and for single-key shortcuts outside text fields. */
export function useShortcuts({ openPalette, openHelp }: ShortcutDialogs): void {
  const { may } = useStaff();
  const navigate = useNavigate();
  const isOn = useShortcutsSwitch((state) => state.isOn);
  // A barcode scanner acts as a keyboard, so its input could trigger shortcuts.
  const isScanning = useLocation().pathname === paths.packing;

  const onSearch = useEffectEvent(openPalette);
  const run = useEffectEvent((action: ShortcutAction) => {
    if (action === 'help') openHelp();
    else if (action === 'undo') undoNewest();
    else if (action === 'list') document.querySelector<HTMLElement>('main [type=search]')?.focus();
    else void navigate(action.to);
  });
  const mayUse = useEffectEvent(({ permission }: Shortcut) => may(permission));

  useEffect(() => {
    function openOnCtrlK(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.repeat) return;
      event.preventDefault();
      if (!isDialogOpen()) onSearch();
    }
    document.addEventListener('keydown', openOnCtrlK);
    return () => document.removeEventListener('keydown', openOnCtrlK);
  }, []);

  useEffect(() => {
    if (!isOn || isScanning) return;
    const read = readTypedKeys(shortcuts);
    function onKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (isTyping(event.target) || isDialogOpen()) return;
      const shortcut = read(event.key, event.timeStamp);
      if (!shortcut || !mayUse(shortcut)) return;
      event.preventDefault();
      run(shortcut.action);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, isScanning]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** An open dialog gets all keys. */
function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}
