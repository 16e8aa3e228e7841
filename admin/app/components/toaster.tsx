import { Toast } from '@base-ui/react/toast';
import X from 'lucide-react/icons/x';
import { toasts } from './toasts.ts';

const TOAST_MS = 3_000;
const SHOWN_AT_ONCE = 4;

/** A toast asks nothing, so it must not be announced as a dialog, which is Base UI's default role. */
const NOTICE = { role: 'group', 'aria-modal': undefined };

/**
 * The admin's toasts, in a live region at the top right, above dialogs. They stay while one has the pointer
 * or the focus.
 */
export function Toaster() {
  return (
    <Toast.Provider toastManager={toasts} timeout={TOAST_MS} limit={SHOWN_AT_ONCE}>
      <Toast.Portal>
        <Toast.Viewport className="no-print pointer-events-none fixed top-20 right-4 z-40 grid w-[min(24rem,calc(100vw-2rem))] gap-2">
          <ToastCards />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastCards() {
  const shown = Toast.useToastManager().toasts;
  return shown.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection="right"
      {...NOTICE}
      className="pointer-events-auto flex items-center gap-3 border-l-4 bg-ink py-1 pr-1 pl-4 text-ground shadow-lg data-limited:hidden border-success"
    >
      <Toast.Content className="grow py-1">
        <Toast.Title render={<p />} />
      </Toast.Content>
      {toast.actionProps && (
        <Toast.Action className="min-h-11 shrink-0 cursor-pointer px-2 font-semibold underline underline-offset-4" />
      )}
      <Toast.Close
        aria-label="Dismiss"
        // By default it is hidden until the pointer expands stacked toasts; these are never stacked.
        aria-hidden={undefined}
        className="grid size-11 shrink-0 cursor-pointer place-items-center"
      >
        <X aria-hidden="true" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  ));
}
