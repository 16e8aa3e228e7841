/** The PIN codes that the sandbox courier treats differently from all others. */
const places: Record<string, { isServed: boolean; hasCod: boolean; days: number }> = {
  '110001': { isServed: true, hasCod: true, days: 3 },
  // Leh.
  '194101': { isServed: true, hasCod: false, days: 8 },
  // The Nicobar Islands.
  '744301': { isServed: false, hasCod: false, days: 0 },
};

export function placeOf(pin: string) {
  return places[pin] ?? { isServed: true, hasCod: true, days: pin.startsWith('7') ? 6 : 4 };
}
