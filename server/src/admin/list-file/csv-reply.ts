import { Readable } from 'node:stream';
import { ROWS_HEADER } from '@gulmohar/contract/admin/list-file.ts';
import { type FileReply, file } from '../../platform/http/replies.ts';

/**
 * A file for a spreadsheet that is sent while its parts are made, no faster than they are fetched.
 * @param rows about how many it will have, if known
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
