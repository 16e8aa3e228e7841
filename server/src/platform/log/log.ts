import { type DestinationStream, type Logger, pino } from 'pino';

/** Whatever may carry a secret is cut out before a line is written. */
const SECRET_PATHS = [
  'token',
  'password',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'password_hash',
  'authorization',
  'signature',
  'keySecret',
  'cookie',
  'connectionString',
  // What PostgreSQL says of a refused row shows the row.
  'detail',
];

/** @param destination standard output when absent */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: {
      paths: SECRET_PATHS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: { err: pino.stdSerializers.err },
  };
  return destination ? pino(options, destination) : pino(options);
}
