/** The usual reasons for a return. The server receives the label, followed by the shopper's own words. */
export const returnReasons = [
  { value: 'small', label: 'Too small', isOfSize: true },
  { value: 'large', label: 'Too large', isOfSize: true },
  { value: 'different', label: 'Looks different from the pictures' },
  { value: 'damaged', label: 'Arrived damaged or faulty', hasPhoto: true },
  { value: 'wrong', label: 'Not what I ordered', hasPhoto: true },
  { value: 'mind', label: 'Changed my mind' },
  { value: 'other', label: 'Another reason' },
] as const;

export type ReturnReason = (typeof returnReasons)[number]['value'];
export const returnReasonNames = returnReasons.map(({ value }) => value) as [ReturnReason, ...ReturnReason[]];

/** @param size of the item; null if it has none, and then nothing about it can be too small */
export function reasonsFor(size: string | null) {
  return returnReasons.filter((reason) => size !== null || !('isOfSize' in reason));
}

/** Even with the longest label this stays within the 500 characters of a reason. */
export const MAX_REASON_LENGTH = 450;

/** @returns the text for the server; empty for 'another reason' without an explanation */
export function reasonText(reason: ReturnReason, words: string): string {
  const typed = words.trim();
  if (reason === 'other') return typed;
  const label = returnReasons.find(({ value }) => value === reason)?.label ?? '';
  return typed ? `${label}: ${typed}` : label;
}

/** Returns which of the usual reasons a return's text begins with; 'other' for words of the buyer's own. */
export function reasonIn(text: string): ReturnReason {
  const known = returnReasons.find(({ label }) => text === label || text.startsWith(`${label}: `));
  return known?.value ?? 'other';
}

/** Whether a photo helps. */
export function wantsPhoto(reason: ReturnReason | null): boolean {
  return returnReasons.some((known) => known.value === reason && 'hasPhoto' in known);
}
