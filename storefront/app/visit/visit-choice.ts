import { VISIT } from './stored-visit.ts';

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
