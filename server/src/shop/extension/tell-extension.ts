import type { ShopEvent } from '@gulmohar/contract/shop/shop-event.ts';
import type { Database } from '../../platform/database/connection.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import type { JobPayloads } from '../../platform/queue/job-payloads.ts';
import { readSaved } from '../setting.store.ts';
import { ExtensionFailure } from './extension-failure.ts';
import { stateOf } from './extension-state.ts';
import type { LoadedExtension } from './load-extensions.ts';
import { type ExtensionTools, runExtension } from './run-extension.ts';

/**
 * Tells the database what the extensions handle. Of one that could not be loaded it is as it was: its events wait in the
 * queue until it loads again.
 */
export async function saveHandledEvents(db: Database, extensions: readonly LoadedExtension[]): Promise<void> {
  const kept = extensions.flatMap((loaded) => ('fault' in loaded ? [loaded.name] : []));
  const handled = extensions.flatMap((loaded) =>
    'fault' in loaded
      ? []
      : Object.keys(loaded.extension.server?.on ?? {}).map((event) => ({ extension: loaded.name, event })),
  );
  await db.transaction().execute(async (trx) => {
    await oneAtATime(trx, 'extension events');
    await trx
      .deleteFrom('extension_event')
      .$if(kept.length > 0, (query) => query.where('extension', 'not in', kept))
      .execute();
    if (handled.length > 0) await trx.insertInto('extension_event').values(handled).execute();
  });
}

/**
 * By the settings in the database, because this process may not have read yet that it was switched on.
 * @throws ExtensionFailure, so that the job is retried
 */
export async function tellExtension(
  tools: ExtensionTools & { extensions: readonly LoadedExtension[] },
  { extension: name, eventId, type, at, data }: JobPayloads['tell-extension'],
): Promise<void> {
  const loaded = tools.extensions.find((one) => one.name === name);
  // Removed since.
  if (!loaded) return;
  const { extensions: saved = {} } = await readSaved(tools.db);
  const { isOn, settings, fault } = stateOf(loaded, saved[name]);
  if ('fault' in loaded || fault !== null) throw new ExtensionFailure(name, fault);
  const handle = loaded.extension.server?.on?.[type as ShopEvent];
  if (!isOn || !handle) return;
  const event = { id: eventId, type, timestamp: new Date(at).toISOString(), data };
  await runExtension(tools, loaded, settings, (context) => handle(event as never, context));
}
