import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';

/** The forms on the page that have unsaved changes. A router has one blocker, a page may have many forms. */
const unsavedForms = new Set<object>();

/** While there are unsaved changes, asks before the page is left. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const form = {};
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    unsavedForms.add(form);
    addEventListener('beforeunload', confirmLeaving);
    return () => {
      unsavedForms.delete(form);
      removeEventListener('beforeunload', confirmLeaving);
    };
  }, [isUnsaved]);
}

/** The question of `useUnsavedChanges` for links within the admin, once for all pages. */
export function UnsavedChangesDialog() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedForms.size > 0 && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  return (
    <ConfirmDialog
      title="Leave without saving?"
      action="Leave"
      cancelLabel="Stay"
      isOpen={blocker.state === 'blocked'}
      isBusy={false}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      Your changes will be lost.
    </ConfirmDialog>
  );
}

/** Without the hash, which only leads to another part of the page. */
function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}
