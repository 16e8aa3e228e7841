import { Toast } from '@base-ui/react/toast';

type ToastKind = 'success' | 'error';

/** Toasts can be added from anywhere; `Toaster` shows them. */
export const toasts = Toast.createToastManager();

/** Shows a toast. The same text again begins anew instead of standing there twice. What failed stays until it is dismissed. */
export function showToast(kind: ToastKind, text: string): void {
  toasts.add({
    ...{ id: text, title: text, type: kind },
    ...(kind === 'error' && { timeout: 0, priority: 'high' as const }),
  });
}
