const KEY = 'packing-station';

/** Returns the id of this tab as a packing station; it survives a reload. */
export function stationId(): string {
  const known = sessionStorage.getItem(KEY);
  if (known) return known;
  const station = crypto.randomUUID();
  sessionStorage.setItem(KEY, station);
  return station;
}
