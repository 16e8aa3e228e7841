const KEY = 'packing-station';

/** Returns the id of this tab as a packing station; it survives a reload. */
export function stationId(): string {
  const existing = sessionStorage.getItem(KEY);
  if (existing) return existing;
  const station = crypto.randomUUID();
  sessionStorage.setItem(KEY, station);
  return station;
}
