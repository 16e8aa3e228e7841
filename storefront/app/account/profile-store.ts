import type { getProfile, User } from '@gulmohar/contract/accounts/profile.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { useSession } from './session-store.ts';

const get = addressOf<typeof getProfile>({ method: 'GET', path: '/user/profile', shopper: 'required' });

type ProfileState = {
  /** undefined for a guest, and until it was loaded. */
  user: User | undefined;
};

const useProfileStore = create<ProfileState>(() => ({ user: undefined }));

/** Takes over what the server says of the shopper. */
export function keepProfile(user: User): void {
  useProfileStore.setState({ user });
}

export function forgetProfile(): void {
  useProfileStore.setState({ user: undefined });
}

/** @throws ApiError, or TypeError without a connection */
export async function loadProfile(): Promise<void> {
  const { user, stats } = await browserApi(get);
  keepProfile({ ...user, stats: stats ?? user.stats });
}

/** Who is signed in, as last heard from the server; loads it where nobody has yet. undefined for a guest and until then. */
export function useProfile(): User | undefined {
  const isSignedIn = useSession((session) => session.token !== null);
  const user = useProfileStore((profile) => profile.user);
  const isMissing = isSignedIn && user === undefined;
  useEffect(() => {
    if (isMissing) loadProfile().catch(() => undefined);
  }, [isMissing]);
  return isSignedIn ? user : undefined;
}
