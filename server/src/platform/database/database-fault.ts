/** Nobody answers at the database; it takes no changes, as a standby; its disk is full. */
export type FaultKind = 'away' | 'read-only' | 'full';

const MESSAGES: Record<FaultKind, string> = {
  away: 'The database does not answer (connection lost)',
  'read-only': 'The database takes no changes',
  full: "The database's disk is full",
};

/** The database cannot do what it is asked, whatever that is: neither the caller nor the statement is to blame. */
export class DatabaseFault extends Error {
  readonly kind: FaultKind;
  /** PostgreSQL's or the network's, where there is one. */
  readonly code: string | undefined;

  constructor(kind: FaultKind, cause?: unknown) {
    super(MESSAGES[kind], { cause });
    this.name = 'DatabaseFault';
    this.kind = kind;
    this.code = codeOf(cause);
  }
}

/** Of the network; 57P01 to 57P03: the server stops, has crashed, or starts. */
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
/** What `pg` says where no code tells. */
const AWAY_MESSAGES = /^(Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** @param error of a connection or a statement; @returns undefined for one that says nothing of the database itself */
export function faultKindOf(error: unknown): FaultKind | undefined {
  if (error instanceof DatabaseFault) return error.kind;
  const code = codeOf(error) ?? '';
  if (code === '25006') return 'read-only';
  if (code === '53100') return 'full';
  // Class 08 is PostgreSQL's for broken connections, and PgBouncer's for servers that it cannot reach.
  if (AWAY_CODES.has(code) || code.startsWith('08')) return 'away';
  return error instanceof Error && AWAY_MESSAGES.test(error.message) ? 'away' : undefined;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
