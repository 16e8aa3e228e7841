import { runChecks } from '@gulmohar/server/src/app/doctor/run-checks.ts';
import { chooseProviders } from '@gulmohar/server/src/payments/choose-providers.ts';
import { readEnvironment } from '@gulmohar/server/src/platform/config/env.ts';
import { openDatabase, openPool } from '@gulmohar/server/src/platform/database/connection.ts';
import { paymentSettings, type Stage } from '../stage/stage.ts';
import { Unmeasured } from '../unmeasured.ts';

const LOOKS_BACK_MS = 86_400_000;

/**
 * Runs the doctor's checks on the records of the shop and of the sandbox.
 * @throws Unmeasured naming what is wrong; the speed of a shop with wrong records is not worth reporting
 */
export async function assertDoctorIsContent({ database, sandbox }: Stage): Promise<void> {
  const pool = openPool(database, 1, console.error);
  try {
    const db = openDatabase(pool);
    const providers = await chooseProviders(db, readEnvironment(paymentSettings(sandbox)), sandbox);
    const findings = await runChecks(
      db,
      { providers, payouts: undefined },
      new Date(Date.now() - LOOKS_BACK_MS),
    );
    const wrong = findings.flatMap(({ id, wrong }) => wrong.map((line) => `${id} ${line}`));
    if (wrong.length > 0)
      throw new Unmeasured(`the doctor found ${wrong.length} problems; the first: ${wrong[0]}`);
  } finally {
    await pool.end();
  }
}
