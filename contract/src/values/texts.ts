/** Cuts a text to at most this many UTF-16 units, never in the middle of a surrogate pair. */
export function cutText(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** For input that must not be rejected: without NUL and lone surrogates, which PostgreSQL cannot store. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [storable(key), storable(entry)] as const),
  );
}
