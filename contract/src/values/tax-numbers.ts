import { z } from 'zod';
import { findState, nameOfState, type State } from './states.ts';

/** State code, PAN, registration number, Z and a check character (CGST Rules, rule 10). */
export const GSTIN_PATTERN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** In order of their values. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = DIGITS.length;

/**
 * As on the GST portal: base-36 values times 1 and 2 in turn, the digits of each product added; with the check
 * character a multiple of 36.
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

export function stateOfGstin(gstin: string): State | undefined {
  return nameOfState(gstin.slice(0, 2));
}

/** The most obvious fault first. @param text in capitals, without spaces */
export function gstinComplaint(text: string): string | undefined {
  if (text.length !== 15) return `A GSTIN has 15 characters; this one has ${text.length}`;
  if (!GSTIN_PATTERN.test(text)) return 'This does not look like a GSTIN, for example 27AAPFU0939F1ZV';
  if (!stateOfGstin(text)) return `No state has the code ${text.slice(0, 2)}, which this GSTIN begins with`;
  if (!isGstin(text)) return 'Please check this GSTIN: its last character does not match the others';
  return undefined;
}

export const buyerGstin = z
  .string()
  .max(40, 'A GSTIN has 15 characters')
  .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
  .check(({ value, issues }) => {
    const message = gstinComplaint(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  });

/**
 * Goods are billed to the buyer's registration in the state of delivery (IGST Act, section 10(1)(a)).
 * @param state by any of its names
 */
export function isGstinOfState(gstin: string, state: string): boolean {
  return stateOfGstin(gstin) === findState(state);
}

export function gstinElsewhere(gstin: string, state: string): string {
  return `This GSTIN is from ${stateOfGstin(gstin)}, but the parcel goes to ${state}. Please enter one from ${state}, or continue without it`;
}

export const SELLERS_GSTIN = 'This is our own GSTIN. Please enter yours, or continue without it';

export const NO_GST_INVOICES = 'This shop is not registered for GST. Please continue without your GSTIN';

/** With the year and the serial, a number has at most sixteen characters (CGST Rules, rule 46). */
export const INVOICE_PREFIX_PATTERN = /^[A-Z0-9]{1,2}$/;
