import type { User } from '@gulmohar/contract/accounts/profile.ts';
import { resendConfirmation } from '@gulmohar/contract/accounts/user.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { browserApi } from '../api/browser-api.ts';
import { useCall } from '../form/use-call.ts';
import { profileMessages as messages } from './profile.messages.ts';

/** Shows that the address, or a new one, has not been confirmed yet. */
export function EmailNotice({ user: { pendingEmail, isEmailConfirmed } }: { user: User }) {
  const { problem, run } = useCall();

  async function sendAgain(): Promise<void> {
    await browserApi(resendConfirmation);
    showToast('success', messages.sentAgain);
  }

  if (!pendingEmail && isEmailConfirmed) return null;
  return (
    <div className="mb-4 border-l-4 border-link bg-panel px-4 py-2">
      <p className="break-words">
        {pendingEmail ? messages.pendingEmail(pendingEmail) : messages.unconfirmedEmail}
      </p>
      <button
        type="button"
        className="min-h-11 cursor-pointer text-link"
        onClick={() => run(sendAgain, messages.sendAgainFailed)}
      >
        {messages.sendAgain}
      </button>
      <p role="alert" className="text-problem">
        {problem}
      </p>
    </div>
  );
}
