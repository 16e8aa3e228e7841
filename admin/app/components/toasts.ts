import { Toast } from '@base-ui/react/toast';

/** Toasts can be added from anywhere; `Toaster` shows them. */
export const toasts = Toast.createToastManager();

/**
 * Shows a toast. A text that is already shown restarts its timer instead of appearing twice.
 * @param kind only 'success': toasts disappear, so errors are shown at the place of the action
 * (`FailureNote`)
 */
export function showToast(kind: 'success', text: string): void {
  toasts.add({ id: text, title: text, type: kind });
}
