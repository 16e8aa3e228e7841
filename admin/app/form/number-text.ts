const WHOLE = /^[-−+]?\d{1,9}$/;
const DECIMAL = /^[-−+]?\d{1,9}(?:[.,]\d{0,4})?$/;

/** '12,5' → 12.5. @returns null for nothing, NaN for what is no such number: letters, or decimals where it is whole */
export function numberOf(text: string, { isWhole }: { isWhole: boolean }): number | null {
  const bare = text.replace(/\s/g, '');
  if (bare === '') return null;
  if (!(isWhole ? WHOLE : DECIMAL).test(bare)) return Number.NaN;
  return Number(bare.replace('−', '-').replace(',', '.'));
}

/** The message beside a field in which something other than a number is typed. */
export function numberError(text: string, { isWhole }: { isWhole: boolean }): string | undefined {
  if (!Number.isNaN(numberOf(text, { isWhole }))) return undefined;
  return isWhole ? 'A whole number, in digits only' : 'A number, such as 12.5';
}

/** The message beside a code of digits, such as an HSN code, in which something else is typed. */
export function digitsError(text: string): string | undefined {
  return /^[\d\s]*$/.test(text) ? undefined : 'Digits only';
}
