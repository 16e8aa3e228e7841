type Fields = Record<string, unknown>;

export const REDACTED = '[redacted]';
/** What lies deeper is cut off: nothing that is logged on purpose does. */
const MAX_DEPTH = 6;

/**
 * Makes what cuts out the values of these keys, at any depth. Instead of pino's `redact`, whose wildcards took longer than
 * all the rest of a line (docs/decisions/0034-personal-data.md).
 */
export function createRedactor(names: readonly string[]): (fields: Fields) => Fields {
  const hidden = new Set(names);

  function redactFields(fields: object, depth: number): Fields {
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        hidden.has(name) ? REDACTED : redact(value, depth + 1),
      ]),
    );
  }

  function redact(value: unknown, depth: number): unknown {
    // An error is for pino's serializer, whose result comes here again.
    if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date)
      return value;
    if (depth > MAX_DEPTH) return REDACTED;
    return Array.isArray(value) ? value.map((each) => redact(each, depth + 1)) : redactFields(value, depth);
  }

  return (fields) => redactFields(fields, 0);
}

/** In no path of a file, since a package's scope comes after a slash. */
const EMAIL_ADDRESS = /[\p{L}\p{M}\p{N}._%+-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}/gu;

/** A line without e-mail addresses, as other servers name them in their refusals. */
export function redactEmails(line: string): string {
  return line.includes('@') ? line.replace(EMAIL_ADDRESS, REDACTED) : line;
}
