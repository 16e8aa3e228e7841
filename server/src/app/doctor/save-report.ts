import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import type { BackupSettings } from '../../platform/backup/open-place.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import type { LoadedExtension } from '../../shop/extension/load-extensions.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { checkBackups } from './check-backups.ts';
import { checkExtensions } from './check-extensions.ts';
import { checkPictures } from './check-pictures.ts';
import { type DoctorProviders, runChecks } from './run-checks.ts';

const PERIOD_MS = 30 * 86_400_000;
/** Enough for a shop with millions of orders; requests for pages time out much sooner. */
const STATEMENT_TIMEOUT_MS = 5 * 60_000;

type Needs = DoctorProviders & {
  db: Database;
  pictures: PictureStore;
  env: BackupSettings;
  settings: CurrentSettings;
  extensions: readonly LoadedExtension[];
};

/** Checks the shop and replaces the stored report; if the checks could not be run, stores the reason. */
export async function saveReport({
  db,
  pictures,
  env,
  settings,
  extensions,
  ...providers
}: Needs): Promise<void> {
  const at = new Date();
  const { findings, failure } = await tryToRunChecks(
    { db, providers, pictures, env, settings, extensions },
    new Date(at.getTime() - PERIOD_MS),
  );
  const report = {
    at,
    took_ms: Date.now() - at.getTime(),
    failure,
    findings: JSON.stringify(findings),
  };
  await db
    .insertInto('doctor_report')
    .values(report)
    // If two runs overlap, the report of the one that began last is kept.
    .onConflict((conflict) =>
      conflict.column('only_one').doUpdateSet(report).where('doctor_report.at', '<=', at),
    )
    .execute();
}

async function tryToRunChecks(
  {
    db,
    providers,
    pictures,
    env,
    settings,
    extensions,
  }: { providers: DoctorProviders } & Omit<Needs, keyof DoctorProviders>,
  since: Date,
): Promise<{ findings: Finding[]; failure: string | null }> {
  try {
    const findings = await db.transaction().execute(async (trx) => {
      await sql`select set_config('statement_timeout', ${String(STATEMENT_TIMEOUT_MS)}, true),
        set_config('idle_in_transaction_session_timeout', ${String(STATEMENT_TIMEOUT_MS)}, true)`.execute(
        trx,
      );
      return runChecks(trx, providers, since);
    });
    return {
      findings: [
        ...findings,
        await checkPictures(db, pictures),
        await checkBackups(db, env),
        checkExtensions(extensions, settings.current().extensions),
      ],
      failure: null,
    };
  } catch (error) {
    return { findings: [], failure: error instanceof Error ? error.message : String(error) };
  }
}
