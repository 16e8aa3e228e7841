/** State code, PAN, number of the registration, Z and a check character (CGST Rules, rule 10). */
export const GSTIN_PATTERN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** In the order of their values. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = DIGITS.length;

/**
 * Whether a text in capitals is a GSTIN whose check character fits, so that no character was mistyped and no two
 * neighbours are swapped. As the GST portal works it out: every character's value in base 36, times 1 and 2 in turn,
 * counts with the sum of its two digits in base 36; the check character makes the whole a multiple of 36.
 */
export function isGstin(text: string): boolean {
  return GSTIN_PATTERN.test(text) && text.at(-1) === checkCharacter(text.slice(0, -1));
}

function checkCharacter(characters: string): string {
  const sum = [...characters].reduce((before, character, place) => {
    const weighted = DIGITS.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    return before + Math.floor(weighted / BASE) + (weighted % BASE);
  }, 0);
  return DIGITS.charAt((BASE - (sum % BASE)) % BASE);
}

/** With the year and the serial a number has at most sixteen characters (CGST Rules, rule 46). */
export const INVOICE_PREFIX_PATTERN = /^[A-Z0-9]{1,2}$/;
