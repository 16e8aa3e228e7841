const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const DATE = new RegExp(`^(\\d{1,2}[-/ ](${MONTHS})[a-z]*|(${MONTHS})[a-z]*[-/ ]\\d{1,4})$`, 'i');
/** The replacement character, question marks in place of letters, and UTF-8 that was read as Windows-1252. */
const BROKEN =
  /\uFFFD|\?{3}|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]|â€|à[¤¥¦§¨©ª«¬®¯][\u0080-\u00BF\u2018-\u203A€]?/;

/** Whether a spreadsheet wrote a long number as `1.4908E+12` and lost its digits. */
export function isShortened(code: string): boolean {
  return /^\d(\.\d+)?e\+?\d+$/i.test(code);
}

/** Whether a spreadsheet made a date of it: the size 2-3 becomes `02-Mar`. */
export function isDate(cell: string): boolean {
  return DATE.test(cell);
}

/** Whether letters were lost where a file was saved in an encoding that does not have them. */
export function hasLostLetters(cell: string): boolean {
  return BROKEN.test(cell);
}
