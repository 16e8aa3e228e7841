import type { Person } from '@gulmohar/contract/catalogue/size-advice/person.ts';

const STORED = 'sizePeople';

/** Whose sizes are looked for in this browser. */
export type KeptPeople = {
  people: Person[];
  /** Whose size is shown; null for nobody whose measures are known. */
  chosenId: string | null;
  /** Whether the shopper has asked for a size before. */
  hasAsked: boolean;
};

export const NOBODY: KeptPeople = { people: [], chosenId: null, hasAsked: false };

export function readPeople(): KeptPeople {
  try {
    const stored: Partial<KeptPeople> | null = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    return Array.isArray(stored?.people) ? { ...NOBODY, ...stored } : NOBODY;
  } catch {
    return NOBODY;
  }
}

export function keepPeople(kept: KeptPeople): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(kept));
  } catch {
    // Storage may be full or blocked.
  }
}

export function chosenOf({ people, chosenId }: KeptPeople): Person | null {
  return people.find(({ id }) => id === chosenId) ?? null;
}
