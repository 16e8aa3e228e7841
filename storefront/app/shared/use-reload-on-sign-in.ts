import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { readToken, useSession } from '../account/session-store.ts';
import { userIdOf } from '../account/token.ts';

/** For pages that guests can also see: reloads their data when somebody signs in or out in another tab. */
export function useReloadOnSignIn(): void {
  const { revalidate } = useRevalidator();
  // The store reads the stored token a moment after the page was loaded with it; that is not another shopper.
  const known = useRef(userIdOf(readToken()));
  useEffect(
    () =>
      useSession.subscribe(({ token }) => {
        const userId = userIdOf(token);
        if (userId === known.current) return;
        known.current = userId;
        void revalidate();
      }),
    [revalidate],
  );
}
