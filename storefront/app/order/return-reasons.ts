/** What shoppers send things back for. What is sent is the label, and their own words after it. */
export const returnReasons = [
  { value: 'small', label: 'Too small' },
  { value: 'large', label: 'Too large' },
  { value: 'different', label: 'Looks different from the pictures' },
  { value: 'damaged', label: 'Arrived damaged or faulty', hasPhoto: true },
  { value: 'wrong', label: 'Not what I ordered', hasPhoto: true },
  { value: 'mind', label: 'Changed my mind' },
  { value: 'other', label: 'Another reason' },
] as const;

export type ReturnReason = (typeof returnReasons)[number]['value'];

/** Own words as long as this and the longest label are what a reason may have, 500 characters. */
export const MAX_REASON_WORDS = 450;

/** @returns what the shop is told; empty where another reason has no words */
export function reasonText(reason: ReturnReason, words: string): string {
  const typed = words.trim();
  if (reason === 'other') return typed;
  const label = returnReasons.find(({ value }) => value === reason)?.label ?? '';
  return typed ? `${label}: ${typed}` : label;
}

/** Whether a picture tells more than words. */
export function wantsPhoto(reason: ReturnReason | null): boolean {
  return returnReasons.some((known) => known.value === reason && 'hasPhoto' in known);
}
