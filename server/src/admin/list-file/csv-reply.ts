import { Readable } from 'node:stream';
import { ROWS_HEADER } from '@gulmohar/contract/admin/list-file.ts';
import { type FileReply, file } from '../../platform/http/replies.ts';

/**
 * Streams a CSV file while its parts are produced, no faster than the client reads them.
 * @param rows approximate number of rows, if known
 */
export function csvReply(
  fileName: string,
  parts: AsyncIterable<string>,
  rows?: number,
): FileReply<'text/csv; charset=utf-8'> {
  return file('text/csv; charset=utf-8', Readable.from(parts), {
    'content-disposition': `attachment; filename="${fileName}"`,
    ...(rows !== undefined && { [ROWS_HEADER]: String(rows) }),
  });
}
