/** Source: the Department of Posts' six-digit PIN, which never starts with 0. */
export const PIN_PATTERN = /^[1-9][0-9]{5}$/;
/** Ten digits starting with 6 to 9 (National Numbering Plan). */
export const MOBILE_PATTERN = /^[6-9][0-9]{9}$/;
/** The shop's own numbers may be landlines, of any length. */
export const SHOP_PHONE_PATTERN = /^[+\d][\d ()-]+$/;
/** The longest accepted input for a PIN code and for a mobile number. */
export const MAX_TYPED_PIN = 12;
export const MAX_TYPED_MOBILE = 20;

/** Removes spaces. */
export function barePin(typed: string): string {
  return typed.replace(/\s/g, '');
}

/** Removes spaces, dashes and a pasted +91 or leading 0, as in numbers copied from contacts. */
export function bareMobile(typed: string): string {
  const digits = typed.replace(/[\s()-]/g, '');
  return digits.replace(/^(\+91|91(?=\d{10}$)|0)/, '');
}

/** @returns the PIN code; undefined if it is invalid or incomplete */
export function readPin(typed: string): string | undefined {
  const pin = barePin(typed);
  return typed.length <= MAX_TYPED_PIN && PIN_PATTERN.test(pin) ? pin : undefined;
}

/** @returns the mobile number as ten digits; undefined if it is invalid or incomplete */
export function readMobile(typed: string): string | undefined {
  const mobile = bareMobile(typed);
  return typed.length <= MAX_TYPED_MOBILE && MOBILE_PATTERN.test(mobile) ? mobile : undefined;
}
