import { Toast } from '@base-ui/react/toast';

type ToastKind = 'success' | 'error';

/** Toasts can be added from anywhere; `Toaster` shows them. */
export const toasts = Toast.createToastManager();

/** Shows a toast. The same text again begins anew instead of standing there twice. */
export function showToast(kind: ToastKind, text: string): void {
  toasts.add({ id: text, title: text, type: kind });
}
