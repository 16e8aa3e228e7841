/** `read-only`: it rejects changes, like a standby. `full`: its disk is. */
export type FaultKind = 'away' | 'read-only' | 'full';

const MESSAGES: Record<FaultKind, string> = {
  away: 'The database does not respond (connection lost)',
  'read-only': 'The database is read-only',
  full: "The database's disk is full",
};

/** The database cannot work at the moment; neither the caller nor the statement is at fault. */
export class DatabaseFault extends Error {
  readonly kind: FaultKind;
  readonly code: string | undefined;

  constructor(kind: FaultKind, cause?: unknown) {
    super(MESSAGES[kind], { cause });
    this.name = 'DatabaseFault';
    this.kind = kind;
    this.code = codeOf(cause);
  }
}

/** Network errors, and 57P01 to 57P03: the server is stopping, has crashed or is starting. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
]);
/** Messages of `pg` for errors without a code. */
const AWAY_MESSAGES = /^(Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** @returns undefined if the error does not concern the database as a whole */
export function faultKindOf(error: unknown): FaultKind | undefined {
  if (error instanceof DatabaseFault) return error.kind;
  const code = codeOf(error) ?? '';
  if (code === '25006') return 'read-only';
  if (code === '53100') return 'full';
  // Class 08 is PostgreSQL's for broken connections; PgBouncer also uses it for servers it cannot reach.
  if (AWAY_CODES.has(code) || code.startsWith('08')) return 'away';
  return error instanceof Error && AWAY_MESSAGES.test(error.message) ? 'away' : undefined;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
