export const VISIT = 'visit';

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
