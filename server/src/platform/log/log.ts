import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { personalNames } from '../personal-data/personal-names.ts';
import { workBindings } from '../tracing/work-context.ts';
import { createRedactor, redactEmails } from './redact.ts';

/** Fields that may carry a secret; those declared personal are removed, too. */
const SECRET_NAMES = [
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
  // PostgreSQL's error detail contains the rejected row.
  'detail',
];

/** @param destination standard output when absent */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const redact = createRedactor([...SECRET_NAMES, ...personalNames()]);
  const options: LoggerOptions = {
    level,
    formatters: { log: redact, bindings: redact },
    serializers: { err: (error: Error) => redact(pino.stdSerializers.err(error)) },
    mixin: (_fields, _level, logger) => workBindings(() => logger.bindings()),
    hooks: { streamWrite: redactEmails },
  };
  return destination ? pino(options, destination) : pino(options);
}
