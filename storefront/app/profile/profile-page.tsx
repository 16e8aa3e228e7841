import { showToast } from '@gulmohar/ui/toasts.ts';
import type { ReactNode } from 'react';
import { loadProfile } from '../account/load-profile.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { loadForShopper } from '../session/load-for-shopper.ts';
import { useLoginRequired } from '../session/use-login-required.ts';
import type { Route } from './+types/profile-page';
import { profileMessages as messages } from './profile.messages.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';

export async function clientLoader() {
  try {
    return await loadForShopper(loadProfile);
  } catch (error) {
    // The specification requires a toast.
    showToast('error', messages.loadFailed);
    throw error;
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title, description: messages.description });
}

export function HydrateFallback() {
  return (
    <Frame>
      <ProfileSkeleton />
    </Frame>
  );
}

export function ErrorBoundary() {
  return <LoadFailed title={messages.heading} text={messages.loadFailed} />;
}

export default function ProfilePage({ loaderData: user }: Route.ComponentProps) {
  useLoginRequired();
  if (!user) return <HydrateFallback />;
  return (
    <Frame>
      <ProfileView user={user} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width">
      <h1 className="mt-10 mb-6 font-display text-3xl text-heading">{messages.heading}</h1>
      {children}
    </div>
  );
}
