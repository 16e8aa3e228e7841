const KEY = 'packing-station';

/** Which tab of which browser packs here; the same after it is loaded again. */
export function stationId(): string {
  const known = sessionStorage.getItem(KEY);
  if (known) return known;
  const station = crypto.randomUUID();
  sessionStorage.setItem(KEY, station);
  return station;
}
