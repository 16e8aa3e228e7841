import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** 'side': at the left edge, with the full height. */
  place?: 'middle' | 'side';
  /** For a list with pictures. */
  isWide?: boolean;
};

const WIDTH = { usual: 'w-[min(34rem,calc(100vw-2rem))]', wide: 'w-[min(46rem,calc(100vw-2rem))]' };

const places = {
  middle: 'inset-0 m-auto h-fit max-h-[85dvh] p-6 sm:p-8',
  side: 'top-0 left-0 h-dvh w-[min(20rem,85vw)] p-6',
};

/** Selects fields that can be filled in. */
const FIELDS = ':is(input, select, textarea):not(:disabled, [readonly], [type="hidden"])';

/**
 * A modal dialog. It keeps the focus and returns it afterwards; Escape, Close and a click outside close it.
 * The focus starts at the first field, or at Close if there is none.
 */
export function Dialog({ title, isOpen, onClose, children, place = 'middle', isWide = false }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(isNowOpen) => isNowOpen || onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop forceRender className="no-print fixed inset-0 z-30 bg-black/50" />
        <BaseDialog.Popup
          ref={popup}
          initialFocus={() => firstField(popup.current)}
          className={`no-print fixed z-30 overflow-y-auto overscroll-contain bg-ground text-ink outline-none ${places[place]} ${place === 'side' ? '' : WIDTH[isWide ? 'wide' : 'usual']}`}
        >
          <div className="flex items-start justify-between gap-4">
            <BaseDialog.Title className="font-display text-xl text-heading">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label="Close"
              className="-mt-2 -mr-3 grid size-11 shrink-0 cursor-pointer place-items-center"
            >
              <X aria-hidden="true" className="size-5" />
            </BaseDialog.Close>
          </div>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/**
 * Returns the first field, or the checked one of radio buttons, as the Tab key does; null if there is none.
 */
function firstField(popup: HTMLElement | null): HTMLElement | null {
  const first = popup?.querySelector<HTMLInputElement>(FIELDS);
  if (!popup || !first) return null;
  const checked = [...popup.querySelectorAll<HTMLInputElement>(':checked')].find(
    ({ type, name }) => type === 'radio' && name === first.name,
  );
  return first.type === 'radio' && checked ? checked : first;
}
