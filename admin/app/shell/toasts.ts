import { Toast } from '@base-ui/react/toast';

/** Toasts can be added from anywhere; `Toaster` shows them. */
export const toasts = Toast.createToastManager();

/**
 * Shows a toast. The same text again begins anew instead of standing there twice.
 * @param kind there is no other: a toast goes by itself, so what failed is said where it was tried (`FailureNote`)
 */
export function showToast(kind: 'success', text: string): void {
  toasts.add({ id: text, title: text, type: kind });
}
