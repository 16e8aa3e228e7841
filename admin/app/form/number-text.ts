const WHOLE = /^[-−+]?\d{1,9}$/;
/** A comma before three digits may be meant to group them: 1,299. */
const DECIMAL = /^[-−+]?\d{1,9}(?:\.\d{0,4}|,(?!\d{3}$)\d{0,4})?$/;

/** '12,5' → 12.5. @returns null if empty, NaN for letters, or for decimals if `isWhole` */
export function numberOf(text: string, { isWhole }: { isWhole: boolean }): number | null {
  const bare = text.replace(/\s/g, '');
  if (bare === '') return null;
  if (!(isWhole ? WHOLE : DECIMAL).test(bare)) return Number.NaN;
  return Number(bare.replace('−', '-').replace(',', '.'));
}

/** Returns the error at a field that contains something other than a number. */
export function numberError(text: string, { isWhole }: { isWhole: boolean }): string | undefined {
  if (!Number.isNaN(numberOf(text, { isWhole }))) return undefined;
  return isWhole ? 'A whole number, in digits only' : 'A number, such as 12.5';
}

/** Returns the error at a field for a code of digits, such as an HSN code, that contains anything else. */
export function digitsError(text: string): string | undefined {
  return /^[\d\s]*$/.test(text) ? undefined : 'Digits only';
}
