import { type Logger, pino } from 'pino';

/** Whatever may carry a secret is cut out before a line is written. */
const SECRET_PATHS = [
  'token',
  'password',
  'authorization',
  'signature',
  'keySecret',
  'cookie',
  'connectionString',
];

export function createLog(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: SECRET_PATHS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: { err: pino.stdSerializers.err },
  });
}
