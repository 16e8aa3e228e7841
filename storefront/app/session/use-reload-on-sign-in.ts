import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { readUserId, useSession } from './session-store.ts';

/**
 * For pages that guests can also see: reloads their data when it was loaded for somebody else than is signed in
 * now, because somebody has signed in or out in another tab.
 * @param loadedFor the user id that the page's loader started with
 */
export function useReloadOnSignIn(loadedFor: string | undefined): void {
  const { revalidate } = useRevalidator();
  const token = useSession((session) => session.token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store has the stored token a moment later, and says when it changes
  useEffect(() => {
    if (readUserId() !== loadedFor) void revalidate();
  }, [token, loadedFor, revalidate]);
}
