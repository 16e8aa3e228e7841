import type { z } from 'zod';
import { StartupError } from '../process/startup-error.ts';
import { combinationComplaints } from './combinations.ts';
import { complaint } from './complaint.ts';
import { settings } from './env-schema.ts';
import { withSecretFiles } from './secret-files.ts';

type Settings = z.infer<typeof settings>;

export type Environment = Omit<Settings, 'PUBLIC_URL' | 'MAIL_FROM'> & {
  PUBLIC_URL: string;
  MAIL_FROM: string;
};

/** Whom mails are from that only the built-in mailbox gets. */
const MAILBOX_SENDER = 'orders@shop.example';

/** @throws StartupError with a line for each setting that is invalid or, in live mode, missing */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { values, complaints } = withSecretFiles(nonEmpty);
  const parsed = settings.safeParse(values, { error: complaint });
  const wrong = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const others = [...complaints, ...combinationComplaints(values)];
  if (!parsed.success || others.length > 0) throw new StartupError(inLines(wrong, others));
  return {
    ...parsed.data,
    PUBLIC_URL: (parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/$/, ''),
    MAIL_FROM: parsed.data.MAIL_FROM ?? MAILBOX_SENDER,
  };
}

function inLines(wrong: string[], others: string[]): string {
  const [only = '', ...more] = [...wrong, ...others];
  if (more.length === 0) return wrong.length > 0 ? `These settings are wrong: ${only}` : only;
  return ['These settings are wrong:', only, ...more].join('\n  ');
}
