import { logOutEverywhere } from '@gulmohar/contract/accounts/session.ts';
import { exportData } from '@gulmohar/contract/accounts/user.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { saveFile } from '@gulmohar/ui/save-file.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetShopper } from '../account/sign-out.ts';
import { browserApi } from '../api/browser-api.ts';
import { useCall } from '../form/use-call.ts';
import { paths } from '../paths.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { profileMessages as messages } from './profile.messages.ts';
import { SecurityRow } from './security-row.tsx';

export function SecurityPanel() {
  const navigate = useNavigate();
  const [isChanging, setChanging] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const signingOut = useCall();
  const downloading = useCall();

  async function leaveEverywhere(): Promise<void> {
    await browserApi(logOutEverywhere);
    navigate(paths.login());
    forgetShopper();
  }

  async function downloadPage(): Promise<void> {
    const { page } = await browserApi(exportData);
    saveFile(messages.dataPageFile, new Blob([page], { type: 'text/html' }));
  }

  async function download(): Promise<void> {
    const { data } = await browserApi(exportData);
    saveFile(messages.dataFile, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  }

  return (
    <div className="max-w-[40rem]">
      <SecurityRow title={messages.changePassword} text={messages.changePasswordText}>
        <Button variant="secondary" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
          {isChanging ? messages.cancel : messages.changePassword}
        </Button>
      </SecurityRow>
      {isChanging && <ChangePasswordForm onDone={() => setChanging(false)} />}
      <SecurityRow title={messages.twoFactor} text={messages.twoFactorText}>
        <Button variant="secondary" disabled>
          {messages.comingSoon}
        </Button>
      </SecurityRow>
      <SecurityRow
        title={messages.signOutEverywhere}
        text={messages.signOutEverywhereText}
        problem={signingOut.problem}
      >
        <Button variant="secondary" onClick={() => signingOut.run(leaveEverywhere, messages.signOutFailed)}>
          {messages.signOutEverywhere}
        </Button>
      </SecurityRow>
      <SecurityRow title={messages.download} text={messages.downloadText} problem={downloading.problem}>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => downloading.run(downloadPage, messages.downloadFailed)}>
            {messages.downloadPage}
          </Button>
          <Button variant="secondary" onClick={() => downloading.run(download, messages.downloadFailed)}>
            {messages.download}
          </Button>
        </div>
      </SecurityRow>
      <SecurityRow title={messages.deleteAccount} text={messages.deleteText}>
        <Button variant="secondary" onClick={() => setDeleting(true)}>
          {messages.deleteAccount}
        </Button>
      </SecurityRow>
      <DeleteAccountDialog isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </div>
  );
}
