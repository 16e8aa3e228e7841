/** Source: the Department of Posts' six-digit PIN, which never starts with 0. */
export const PIN_PATTERN = /^[1-9][0-9]{5}$/;
/** Ten digits starting with 6 to 9 (National Numbering Plan). */
export const MOBILE_PATTERN = /^[6-9][0-9]{9}$/;
/** Of a PIN code and of a mobile number as they are typed. */
export const MAX_TYPED_PIN = 12;
export const MAX_TYPED_MOBILE = 20;

/** Drops spaces. */
export function barePin(typed: string): string {
  return typed.replace(/\s/g, '');
}

/** Drops spaces, dashes and a pasted +91 or leading 0, as people copy them from their contacts. */
export function bareMobile(typed: string): string {
  const digits = typed.replace(/[\s()-]/g, '');
  return digits.replace(/^(\+91|91(?=\d{10}$)|0)/, '');
}

/** @returns the PIN code; undefined: it is none, or not complete */
export function readPin(typed: string): string | undefined {
  const pin = barePin(typed);
  return typed.length <= MAX_TYPED_PIN && PIN_PATTERN.test(pin) ? pin : undefined;
}

/** @returns the mobile number as ten digits; undefined: it is none, or not complete */
export function readMobile(typed: string): string | undefined {
  const mobile = bareMobile(typed);
  return typed.length <= MAX_TYPED_MOBILE && MOBILE_PATTERN.test(mobile) ? mobile : undefined;
}
