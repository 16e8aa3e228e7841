import type { Database } from '../../platform/database/connection.ts';

/** A file as it is read: some of its bytes after the other. */
export type FileParts = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Few enough to be written and read within milliseconds of the thread that answers. */
const PART_BYTES = 256 * 1024;

export async function insertParts(db: Database, importId: string, content: Uint8Array): Promise<void> {
  for (let start = 0; start < content.length; start += PART_BYTES) {
    const { buffer, byteOffset, length } = content.subarray(start, start + PART_BYTES);
    await db
      .insertInto('product_import_part')
      .values({
        import_id: importId,
        position: start / PART_BYTES,
        content: Buffer.from(buffer, byteOffset, length),
      })
      .execute();
  }
}

/**
 * The file of an import, also of one from before files were kept in parts; nothing when there is no such import.
 * @param from the first byte to read
 */
export async function* readParts(db: Database, importId: string, from = 0): AsyncIterable<Uint8Array> {
  const row = await db
    .selectFrom('product_import')
    .where('id', '=', importId)
    .select('content')
    .executeTakeFirst();
  if (row && row.content.length > 0) yield row.content.subarray(from);
  const first = Math.floor(from / PART_BYTES);
  for (let position = first; ; position++) {
    const part = await db
      .selectFrom('product_import_part')
      .where('import_id', '=', importId)
      .where('position', '=', position)
      .select('content')
      .executeTakeFirst();
    if (!part) return;
    yield position === first ? part.content.subarray(from % PART_BYTES) : part.content;
  }
}
