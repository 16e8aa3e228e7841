import { useEffect, useState } from 'react';
import { dismissToast, type Toast, useToasts } from './toasts.ts';

const looks = { success: 'border-success', error: 'border-problem', info: 'border-link' };

/** Toasts at the top right, in a live region. A toast waits while the pointer or the focus is on it. */
export function Toaster() {
  const shown = useToasts((toasts) => toasts.shown);
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed top-20 right-4 z-50 grid w-[min(22rem,calc(100vw-2rem))] gap-2"
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [isPaused, toast]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only hold the toast while it is being read
    <div
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={`pointer-events-auto flex items-center gap-3 rounded-sm border-l-4 bg-panel py-2 pr-2 pl-4 shadow-lg ${looks[toast.kind]}`}
    >
      <p className="grow py-1">{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className="min-h-11 cursor-pointer px-2 font-semibold text-link underline"
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
        className="size-11 cursor-pointer text-lg"
        onClick={() => dismissToast(toast.id)}
      >
        ×
      </button>
    </div>
  );
}
