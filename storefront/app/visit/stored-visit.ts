const STORED = 'visit';
/** The storage key of whether this browser's visits are not to be counted. */
const UNCOUNTED = 'uncountedVisits';

/** The visit of this tab; it is in no way connected to an account or order. */
export type Visit = {
  id: string;
  /** When the shopper did something last, in ms. */
  at: number;
  source: string;
};

export function readVisit(): Visit | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepVisit(visit: Visit): void {
  sessionStorage.setItem(STORED, JSON.stringify(visit));
}

/** Whether the browser asks not to be tracked: https://www.w3.org/TR/gpc/ */
export function hasPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

export function isUncounted(): boolean {
  try {
    return hasPrivacyControl() || localStorage.getItem(UNCOUNTED) !== null;
  } catch {
    return true;
  }
}

/** Ends the counting, and forgets the visit, or begins it again. */
export function setUncounted(isOn: boolean): void {
  try {
    sessionStorage.removeItem(STORED);
    if (isOn) localStorage.setItem(UNCOUNTED, 'yes');
    else localStorage.removeItem(UNCOUNTED);
  } catch {
    // Without storage nothing is counted.
  }
}
