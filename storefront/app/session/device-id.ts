/** The storage key of the id that identifies this browser at sign-in; signing out keeps it. */
const DEVICE_KEY = 'deviceId';

/**
 * Returns this browser's id; a sign-in from an unknown one is reported by e-mail.
 * @returns undefined if storage is blocked: such a browser counts as new every time
 */
export function readDeviceId(): string | undefined {
  try {
    const stored = localStorage.getItem(DEVICE_KEY);
    if (stored) return stored;
    const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    localStorage.setItem(DEVICE_KEY, made);
    return made;
  } catch {
    return undefined;
  }
}
