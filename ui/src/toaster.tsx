import { useEffect, useState } from 'react';
import { CrossIcon } from './icons.tsx';
import { useIsOnTop } from './open-dialogs.ts';
import { dismissToast, type Toast, useToasts } from './toasts.ts';

const classes = {
  success: 'border-success bg-ink text-ground',
  error: 'border-problem bg-ink text-ground',
  critical: 'border-on-primary bg-primary-deep text-on-primary',
  info: 'border-link bg-ink text-ground',
};

/**
 * Shows toasts at the top right, over the bar rather than the headings below it, in a live region. A toast stays
 * while the pointer or the focus is on it; on a phone the newest hides the others, since two would cover headings.
 * The page and every open dialog have a toaster of their own, because behind a modal dialog a toast would be dimmed,
 * unreachable and not announced.
 * @param dialogId the dialog it is in; undefined for the page's own
 */
export function Toaster({ dialogId }: { dialogId?: string }) {
  const toasts = useToasts(({ shown }) => shown);
  const isOnTop = useIsOnTop(dialogId);
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed top-2 right-2 z-50 grid w-[min(24rem,calc(100vw-2rem))] gap-2 max-md:[&>:not(:last-child)]:hidden"
    >
      {isOnTop && toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;

  // After a pause its time starts again, so that nobody loses what they were reading.
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [isPaused, toast]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only keep the toast open while it is being read
    <div
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`pointer-events-auto flex items-center gap-3 toast border-l-4 py-1 pr-1 pl-4 shadow-lg ${classes[toast.kind]}`}
    >
      <p className="grow py-1">{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className="min-h-11 cursor-pointer px-2 font-semibold underline underline-offset-4"
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-11 shrink-0 cursor-pointer place-items-center"
        onClick={() => dismissToast(toast.id)}
      >
        <CrossIcon />
      </button>
    </div>
  );
}
