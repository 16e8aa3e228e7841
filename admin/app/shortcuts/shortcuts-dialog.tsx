import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { Dialog } from '../components/dialog.tsx';
import { useStaff } from '../session/session.queries.ts';
import { shortcuts } from './shortcut-list.ts';
import { useShortcutsSwitch } from './shortcuts-switch.ts';

/** Lists the keyboard shortcuts and can switch them off. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" isOpen={isOpen} onClose={onClose}>
      <ShortcutList />
    </Dialog>
  );
}

function ShortcutList() {
  const { may } = useStaff();
  const { isOn, turn } = useShortcutsSwitch();
  const listed = [
    { keys: ['Ctrl', 'K'], label: 'Search the admin; ⌘ K on a Mac' },
    ...shortcuts.filter(({ permission }) => may(permission)),
  ];
  return (
    <div className="mt-4 grid gap-4">
      <CheckField
        label="Shortcuts of single keys"
        hint="In this browser. Ctrl K always works; none works while you type in a field."
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2 text-sm">
        {listed.map(({ keys, label }) => (
          <div key={label} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 border border-rule bg-panel px-2 py-0.5 text-center font-text lining-nums"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
