type Fields = Record<string, unknown>;

export const REDACTED = '[redacted]';
/** Deeper nesting is cut off; nothing logged on purpose is that deep. */
const MAX_DEPTH = 6;

/** At any depth; pino's own `redact` has wildcards for a fixed depth only, and is slow with them. */
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
    // Errors are left to pino's serializer, whose result also passes through here.
    if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date)
      return value;
    if (depth > MAX_DEPTH) return REDACTED;
    return Array.isArray(value) ? value.map((each) => redact(each, depth + 1)) : redactFields(value, depth);
  }

  return (fields) => redactFields(fields, 0);
}

/** Never matches within a file path, because a package's scope comes after a slash. */
const EMAIL_ADDRESS = /[\p{L}\p{M}\p{N}._%+-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}/gu;

/** Mail servers quote addresses when they reject mail. */
export function redactEmails(line: string): string {
  return line.includes('@') ? line.replace(EMAIL_ADDRESS, REDACTED) : line;
}
