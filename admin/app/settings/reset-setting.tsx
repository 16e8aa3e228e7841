import type { SettingGroup } from '@gulmohar/contract/admin/settings.ts';
import { resetSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { showToast } from '../components/toasts.ts';
import { refreshSettings } from './settings.queries.ts';

export function ResetSetting({ group, label }: { group: SettingGroup; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const reset = useMutation({
    mutationFn: () => adminApi(resetSettings, { body: { group } }),
    onSuccess: async () => {
      setOpen(false);
      showToast('success', `${label}: defaults restored`);
      await refreshSettings();
    },
  });
  const close = () => {
    setOpen(false);
    reset.reset();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Restore defaults
      </Button>
      <ConfirmDialog
        title={`${label}: restore the defaults?`}
        action="Restore them"
        isOpen={isOpen}
        isBusy={reset.isPending}
        failure={reset.error}
        onConfirm={() => reset.mutate()}
        onClose={close}
      >
        <p>Your changes here are deleted, and the operator’s defaults apply again.</p>
      </ConfirmDialog>
    </>
  );
}
