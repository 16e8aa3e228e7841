/** Where the browser keeps the id that identifies it at sign-in; signing out leaves it. */
const DEVICE_KEY = 'deviceId';

/**
 * The id of this browser, by which a sign-in from another one is reported by mail.
 * @returns undefined where storage is forbidden: such a browser is new each time
 */
export function readDeviceId(): string | undefined {
  try {
    const known = localStorage.getItem(DEVICE_KEY);
    if (known) return known;
    const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    localStorage.setItem(DEVICE_KEY, made);
    return made;
  } catch {
    return undefined;
  }
}
