import type { SettingGroup } from '@gulmohar/contract/admin/settings.ts';
import { resetSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { showToast } from '../shell/toasts.ts';
import { refreshSettings } from './settings.queries.ts';

export function ResetSetting({ group, title }: { group: SettingGroup; title: string }) {
  const [isAsking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: () => adminApi(resetSettings, { body: { group } }),
    onSuccess: async () => {
      setAsking(false);
      showToast('success', `${title}: the defaults hold again`);
      await refreshSettings();
    },
  });
  const close = () => {
    setAsking(false);
    reset.reset();
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Back to the defaults
      </Button>
      <ConfirmDialog
        title={`${title}: back to the defaults?`}
        action="Use the defaults"
        isOpen={isAsking}
        isBusy={reset.isPending}
        failure={reset.error}
        onConfirm={() => reset.mutate()}
        onClose={close}
      >
        <p>What was set here is forgotten, and the shop goes by what its operator set up.</p>
      </ConfirmDialog>
    </>
  );
}
