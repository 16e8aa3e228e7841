import { StartupError } from '../../platform/process/startup-error.ts';
import { Misuse } from './command.ts';

/** Codes for an unknown server, an unknown database or a wrong password. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '3D000',
  '28P01',
  '28000',
]);
/** Codes for missing tables or columns, which a migration creates. */
const MISSING_IN_DATABASE = new Set(['42P01', '42703']);

/** Whether the command was misused, by its own check or by Node's `parseArgs`. */
export function isMisuse(error: unknown): error is Error {
  return (
    error instanceof Misuse || (error instanceof TypeError && codeOf(error).startsWith('ERR_PARSE_ARGS'))
  );
}

/** For the operator. @returns undefined for an unexpected failure, whose stack is needed */
export function inLines(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message;
  if (isMisuse(error)) return error.message.replaceAll('\n', ' ');
  const code = codeOf(error);
  if (UNREACHABLE.has(code)) return `The database cannot be reached (${code}).`;
  if (MISSING_IN_DATABASE.has(code)) return 'The database is not up to date: npm run shop -- migrate.';
  return undefined;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
