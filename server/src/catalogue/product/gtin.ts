/** Whether a code looks like an EAN, UPC or GTIN. */
export function isNumberLikeGtin(code: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(code);
}

/** Whether a number of 8, 12, 13 or 14 digits ends with its check digit (GS1 General Specifications, 7.9). */
export function isGtin(code: string): boolean {
  if (!isNumberLikeGtin(code)) return false;
  const sum = [...code]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
