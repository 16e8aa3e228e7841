import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type MouseEvent, type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../api/failure.ts';
import { useStaff } from '../session/session.queries.ts';
import { OPEN_SHORTCUTS } from './destinations.ts';
import { type PaletteGroup, type PaletteItem, paletteGroups } from './palette-items.ts';
import { PaletteRow } from './palette-row.tsx';
import { useFind } from './use-find.ts';

type PaletteProps = { isOpen: boolean; onClose: () => void; onShortcuts: () => void };

/** The command palette: finds orders, products, customers, pages and actions. */
export function Palette({ isOpen, onClose, onShortcuts }: PaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  /** Focuses at once. The dialog would wait for the next frame and miss keys typed right after Ctrl K. */
  function focusField(): false {
    field.current?.focus();
    return false;
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isNowOpen) => isNowOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="no-print fixed inset-0 z-30 bg-black/50" />
        <Dialog.Popup
          aria-label="Search the admin"
          initialFocus={focusField}
          className="no-print fixed inset-x-0 top-0 z-30 mx-auto flex h-dvh w-full max-w-2xl flex-col bg-ground text-ink outline-none sm:top-[10dvh] sm:h-auto sm:max-h-[75dvh]"
        >
          <Finder field={field} onClose={onClose} onShortcuts={onShortcuts} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type FinderProps = Omit<PaletteProps, 'isOpen'> & { field: RefObject<HTMLInputElement | null> };

function Finder({ field, onClose, onShortcuts }: FinderProps) {
  const { may } = useStaff();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { results, isFinding, failure } = useFind(text);
  const groups = paletteGroups(text, results, may);

  function choose({ go }: PaletteItem, event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey) {
      window.open(`/admin${go}`, '_blank', 'noreferrer');
      return;
    }
    onClose();
    if (go === OPEN_SHORTCUTS) onShortcuts();
    else void navigate(go);
  }

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      mode="none"
      filter={null}
      value={text}
      onValueChange={setText}
      itemToStringValue={(item: PaletteItem) => item.label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-2 border-b border-rule pl-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.6} />
        <Autocomplete.Input
          ref={field}
          aria-label="Search the admin"
          placeholder="Order, AWB, invoice, SKU, product, city, PIN, customer, page"
          autoCapitalize="none"
          className="min-h-14 w-full min-w-0 bg-transparent px-2 text-base -outline-offset-2 placeholder:text-muted"
        />
        <Dialog.Close aria-label="Close" className="grid size-14 shrink-0 cursor-pointer place-items-center">
          <X aria-hidden="true" className="size-5" />
        </Dialog.Close>
      </div>
      <p role="status" className="sr-only">
        {isFinding ? '' : spoken(groups)}
      </p>
      {failure && (
        <p role="alert" className="border-b border-rule px-4 py-2 text-problem">
          {failureText(failure)}
        </p>
      )}
      <div aria-busy={isFinding} className="min-h-0 grow overflow-y-auto overscroll-contain pb-2">
        {groups.length === 0 && (
          <p className="p-4 text-muted">{isFinding ? 'Searching …' : 'Nothing found.'}</p>
        )}
        <Autocomplete.List aria-label="Found">
          {(group: PaletteGroup) => (
            <Autocomplete.Group key={group.value} items={group.items}>
              <Autocomplete.GroupLabel className="px-4 pt-3 pb-1 text-sm text-muted">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: PaletteItem) => <PaletteRow key={item.value} item={item} onChoose={choose} />}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  );
}

/** Summarises the results for screen readers: '2 orders, 1 product'. */
function spoken(groups: readonly PaletteGroup[]): string {
  if (groups.length === 0) return 'Nothing found.';
  return groups.map(({ value, items }) => `${value}: ${items.length}`).join(', ');
}
