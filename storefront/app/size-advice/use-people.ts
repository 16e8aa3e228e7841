import { useEffect, useState } from 'react';
import { useSession } from '../session/session-store.ts';
import { type KeptPeople, keepPeople, NOBODY, readPeople } from './kept-people.ts';

/** The people of this browser, read once the page is hydrated, and again when the shopper signs in or out. */
export function usePeople(): [kept: KeptPeople, keep: (changed: Partial<KeptPeople>) => void] {
  const token = useSession((session) => session.token);
  const [kept, setKept] = useState(NOBODY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing out empties the storage
  useEffect(() => setKept(readPeople()), [token]);

  function keep(changed: Partial<KeptPeople>): void {
    const next = { ...kept, ...changed };
    setKept(next);
    keepPeople(next);
  }

  return [kept, keep];
}
