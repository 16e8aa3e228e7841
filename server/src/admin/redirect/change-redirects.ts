import type { RedirectForm } from '@gulmohar/contract/admin/redirect.ts';
import { saveRedirects } from '../../catalogue/redirect/save-redirects.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { readTable } from '../../platform/csv/read-table.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import type { Staff } from '../session/staff.ts';

/** @throws ShopError INVALID_INPUT for text that is no address, or a redirect that leads back to itself */
export async function saveRedirect(db: Database, staff: Staff, form: RedirectForm): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { saved, faults } = await saveRedirects(trx, [form], 'owner');
    const [fault] = faults;
    if (fault) throw wrongField(fault.field, fault.message);
    for (const [from, to] of saved) {
      await recordChange(trx, staff, { action: 'redirect.save', subject: from, before: null, after: { to } });
    }
  });
}

/** @throws ShopError NOT_FOUND */
export async function deleteRedirect(db: Database, staff: Staff, from: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('redirect')
      .where('from_path', '=', from)
      .returning('to_path as to')
      .executeTakeFirst();
    if (!deleted) throw new ShopError('NOT_FOUND', 'There is no such redirect.');
    await recordChange(trx, staff, {
      action: 'redirect.delete',
      subject: from,
      before: deleted,
      after: null,
    });
  });
}

type RedirectFile = { content: string; isPreview: boolean };
type FileResult = { saved: number; faults: { line: number; message: string }[] };

/** What a preview does is rolled back. */
class Preview extends Error {}

/** @throws ShopError INVALID_INPUT for a file without the two columns */
export async function importRedirects(db: Database, staff: Staff, file: RedirectFile): Promise<FileResult> {
  const rows = readRows(file.content);
  const result: FileResult = { saved: 0, faults: [] };
  const run = db.transaction().execute(async (trx) => {
    const { saved, faults } = await saveRedirects(trx, rows, 'import');
    result.saved = saved.size;
    result.faults = faults.map(({ at, message }) => ({ line: rows[at]?.line ?? 0, message }));
    if (file.isPreview) throw new Preview();
    const after = { saved: saved.size };
    await recordChange(trx, staff, { action: 'redirect.import', subject: 'redirects', before: null, after });
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof Preview)) throw error;
  });
  return result;
}

function readRows(content: string): { line: number; from: string; to: string }[] {
  const { columnOf, records } = readTable(content);
  const [from, to] = [columnOf(['redirectfrom', 'from', 'source']), columnOf(['redirectto', 'to', 'target'])];
  if (from < 0 || to < 0) {
    throw wrongField('content', 'The first row must name the columns “Redirect from” and “Redirect to”');
  }
  return records.map(({ line, cells }) => ({ line, from: cells[from] ?? '', to: cells[to] ?? '' }));
}
