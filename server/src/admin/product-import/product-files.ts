import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type CsvValue, csvFile } from '../../platform/csv/write-csv.ts';
import type { Database } from '../../platform/database/connection.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import { registerAdminFile } from '../session/admin-file.ts';
import type { AdminAccess } from '../session/identify-staff.ts';
import { exportProducts } from './export-products.ts';
import { productColumns } from './product-columns.ts';

const query = z.object({ importId: z.uuid() });

/** `/api/admin/product/export.csv` and `…/import/faults.csv`, streamed. */
export function registerProductFiles(app: FastifyInstance, db: Database, admin: AdminAccess): void {
  const exported = { path: '/admin/product/export.csv', permission: 'products.read' } as const;
  registerAdminFile(app, admin, exported, async (_, reply) =>
    sendCsv(reply, 'products.csv', exportProducts(db)),
  );

  const faults = { path: '/admin/product/import/faults.csv', permission: 'products.write' } as const;
  registerAdminFile(app, admin, faults, async (request, reply) => {
    const { importId } = parseInput(query, request.query);
    const head = ['line', 'column', 'what is wrong', ...(await headOf(importId))];
    return sendCsv(reply, 'products-to-mend.csv', csvFile(head, faultRows(db, importId)));
  });

  /** As the file has them, where its first line can be read. */
  async function headOf(importId: string): Promise<string[]> {
    const row = await db
      .selectFrom('product_import')
      .where('id', '=', importId)
      .select('content')
      .executeTakeFirst();
    const [first = ''] = (row?.content.toString('utf8') ?? '').split(/\r?\n/, 1);
    const names = first
      .replace('\uFEFF', '')
      .split(',')
      .map((name) => name.trim().toLowerCase());
    return names.every((name) => (productColumns as readonly string[]).includes(name))
      ? names
      : [...productColumns];
  }
}

async function* faultRows(db: Database, importId: string): AsyncIterable<CsvValue[]> {
  const faults = await db
    .selectFrom('product_import_fault')
    .where('import_id', '=', importId)
    .orderBy('line')
    .select(['line', 'name', 'message', 'cells'])
    .execute();
  for (const { line, name, message, cells } of faults) yield [line, name, message, ...cells];
}

function sendCsv(reply: FastifyReply, fileName: string, parts: AsyncIterable<string>): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(parts));
}
