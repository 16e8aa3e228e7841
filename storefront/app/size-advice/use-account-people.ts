import type { Person } from '@gulmohar/contract/catalogue/size-advice/person.ts';
import {
  deletePerson,
  listPeople,
  savePerson,
} from '@gulmohar/contract/catalogue/size-advice/size-advice.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useSession } from '../session/session-store.ts';

/** The people whose measures a signed-in shopper keeps in the account. @param onLoad called once they are known */
export function useAccountPeople(onLoad: (people: Person[]) => void) {
  const isSignedIn = useSession((session) => session.token !== null);
  const [ids, setIds] = useState<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the dialog opens
  useEffect(() => {
    if (!isSignedIn) return;
    browserApi(listPeople).then(
      ({ people }) => {
        setIds(people.map(({ id }) => id));
        onLoad(people);
      },
      // Those of this browser are there without it.
      () => undefined,
    );
  }, [isSignedIn]);

  /** Keeps somebody in the account, or takes them out of it. @throws ApiError */
  async function save(person: Person, isKept: boolean): Promise<void> {
    if (!isSignedIn || (!isKept && !ids.includes(person.id))) return;
    const { people } = isKept
      ? await browserApi(savePerson, { body: person })
      : await browserApi(deletePerson, { body: { id: person.id } });
    setIds(people.map(({ id }) => id));
  }

  return { isSignedIn, has: (id: string | undefined) => id !== undefined && ids.includes(id), save };
}
