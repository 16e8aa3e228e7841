const VISIT = 'visit';

/** The visit of this tab; it is in no way connected to an account. */
export type Visit = {
  id: string;
  /** When the shopper did something last, in ms. */
  at: number;
  source: string;
};

/** Returns undefined while no visit is counted. */
export function readVisit(): Visit | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(VISIT) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepVisit(visit: Visit): void {
  sessionStorage.setItem(VISIT, JSON.stringify(visit));
}

/** The storage key of whether this browser's visits are not to be counted. */
const UNCOUNTED = 'uncountedVisits';

/** Whether visits are not counted; `fixed` by the browser's own setting: https://www.w3.org/TR/gpc/ */
export function readChoice(): 'counted' | 'uncounted' | 'fixed' {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return 'fixed';
  try {
    return localStorage.getItem(UNCOUNTED) === null ? 'counted' : 'uncounted';
  } catch {
    return 'fixed';
  }
}

/** Ends the counting and forgets the visit, or allows it again. */
export function keepChoice(isUncounted: boolean): void {
  sessionStorage.removeItem(VISIT);
  if (isUncounted) localStorage.setItem(UNCOUNTED, 'yes');
  else localStorage.removeItem(UNCOUNTED);
}
