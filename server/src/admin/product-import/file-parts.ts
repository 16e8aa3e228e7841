import type { Database } from '../../platform/database/connection.ts';

/** Small enough to be written and read without blocking the thread for more than milliseconds. */
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
 * Reads the file of an import, including older imports that were not stored in parts; yields nothing when the
 * import does not exist.
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
