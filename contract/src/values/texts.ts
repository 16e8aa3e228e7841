/** Cuts a text to at most this many UTF-16 units, never in the middle of a surrogate pair. */
export function cutText(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/**
 * Returns the value without the characters that PostgreSQL cannot store in texts: NUL and lone surrogates.
 * For input that must not be rejected; elsewhere such texts are.
 * @param value any JSON value
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [storable(key), storable(entry)] as const),
  );
}
