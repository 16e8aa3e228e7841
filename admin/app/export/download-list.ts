import { ROWS_HEADER } from '@gulmohar/contract/admin/list-file.ts';
import { ApiError } from '@gulmohar/contract/api/client.ts';
import { type Endpoint, fullPath } from '@gulmohar/contract/api/endpoint.ts';
import { rowCounter } from './count-rows.ts';

/** A call that returns a file of rows, and its body, which a GET does not have. */
export type ListFile = { call: Pick<Endpoint, 'method' | 'path'>; body?: object };

/** `about`: the expected number of rows, as far as the server can tell. */
export type Progress = { rows: number; bytes: number; about: number | undefined };

/** After this many chunks they are moved into a Blob, which the browser keeps on disk once it is large. */
const PUT_AWAY = 64;

/**
 * Fetches a file while the server is still generating it.
 * @param onProgress called with each chunk that has arrived
 * @throws ApiError if the server refuses or the file is cut off; the signal's reason if it is aborted
 */
export async function downloadList(
  { call: { method, path }, body }: ListFile,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Blob> {
  const response = await fetch(fullPath({ path }), {
    method,
    signal,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok || !response.body) {
    throw new ApiError(response.status, await response.json().catch(() => undefined));
  }
  const expected = response.headers.get(ROWS_HEADER);
  const about = expected === null ? undefined : Number(expected);
  const countRows = rowCounter();
  const type = response.headers.get('content-type') ?? 'text/csv';
  let parts: BlobPart[] = [];
  let bytes = 0;
  onProgress({ rows: 0, bytes, about });
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type });
    parts.push(value);
    bytes += value.length;
    if (parts.length > PUT_AWAY) parts = [new Blob(parts)];
    onProgress({ rows: countRows(value), bytes, about });
  }
}
