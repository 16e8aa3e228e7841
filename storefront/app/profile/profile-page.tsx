import { Button } from '@gulmohar/ui/button.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useEffect, useState } from 'react';
import { loadProfile, useProfile } from '../account/profile-store.ts';
import { readToken } from '../account/session-store.ts';
import { useLoginRequired } from '../account/use-login-required.ts';
import { pageMeta } from '../layout/page-meta.ts';
import type { Route } from './+types/profile-page';
import { profileMessages as messages } from './profile.messages.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title, description: messages.description });
}

export default function ProfilePage() {
  useLoginRequired();
  const user = useProfile();
  const [isFailed, setFailed] = useState(false);

  async function load(): Promise<void> {
    setFailed(false);
    try {
      await loadProfile();
    } catch {
      // A refused token has signed out, and leads to the login.
      if (readToken() === null) return;
      showToast('error', messages.loadFailed);
      setFailed(true);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once on each visit, for figures that are true now
  useEffect(() => {
    if (readToken() !== null) load();
  }, []);

  return (
    <div className="page-width">
      <h1 className="mt-10 mb-6 font-display text-3xl text-heading">{messages.heading}</h1>
      {user ? (
        <ProfileView user={user} />
      ) : isFailed ? (
        <div className="grid min-h-96 place-content-center justify-items-center gap-6">
          <p role="alert">{messages.loadFailed}</p>
          <Button onClick={load}>{messages.tryAgain}</Button>
        </div>
      ) : (
        <ProfileSkeleton />
      )}
    </div>
  );
}
