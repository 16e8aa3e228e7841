import { avatarUpload, removeAvatar, uploadAvatar } from '@gulmohar/contract/accounts/avatar.ts';
import type { User } from '@gulmohar/contract/accounts/profile.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import type { ChangeEvent } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../api/browser-api.ts';
import { useCall } from '../form/use-call.ts';
import { profileMessages as messages } from './profile.messages.ts';

const link = 'flex min-h-11 cursor-pointer items-center text-link aria-busy:opacity-55';

export function AvatarPicker({ user }: { user: User }) {
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run, refuse } = useCall();

  function change(call: () => Promise<unknown>, done: string): Promise<void> {
    return run(async () => {
      await call();
      await revalidate();
      showToast('success', done);
    }, messages.photoFailed);
  }

  function upload(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    // So that the same file can be chosen again after a failure.
    event.target.value = '';
    if (!file || isBusy) return;
    if (file.size > avatarUpload.maxBytes) refuse(messages.photoTooLarge);
    else change(() => browserApi(uploadAvatar, { body: file }), messages.photoChanged);
  }

  function remove(): void {
    change(() => browserApi(removeAvatar), messages.photoRemoved);
  }

  return (
    <div className="flex items-center gap-5">
      {user.avatar ? (
        <img src={user.avatar} alt="" width={96} height={96} className="size-24 rounded-full object-cover" />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-24 shrink-0 place-items-center rounded-full bg-rule font-display text-2xl text-heading"
        >
          {initialsOf(user.name)}
        </span>
      )}
      <div>
        <label className={`${link} has-focus-visible:outline-2`} aria-busy={isBusy}>
          {user.avatar ? messages.changePhoto : messages.addPhoto}
          <input type="file" accept={avatarUpload.types.join()} onChange={upload} className="sr-only" />
        </label>
        {user.avatar && (
          <button type="button" className={link} aria-busy={isBusy} onClick={remove}>
            {messages.removePhoto}
          </button>
        )}
        <p role="alert" className="text-sm text-problem">
          {problem}
        </p>
      </div>
    </div>
  );
}

/** Returns the initials of the first and the last name. */
function initialsOf(name: string): string {
  const words = (name || messages.unnamed).trim().split(/\s+/);
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : ''].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toLocaleUpperCase('en-IN');
}
