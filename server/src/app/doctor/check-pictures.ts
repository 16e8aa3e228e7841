import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { S3Fault } from '../../platform/s3/s3-fault.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';

/** Enough to tell whether this is the store in which the pictures were saved. */
const SAMPLE_SIZE = 20;

type StoredPicture = { id: string; address: string; upload: string };

/** PIC: the most recently uploaded pictures and their originals are stored. */
export async function checkPictures(db: Database, pictures: PictureStore): Promise<Finding> {
  const { rows } = await sql<StoredPicture>`
    select id, address, note ->> 'upload' as upload
    from product, jsonb_each(picture_notes) as notes (address, note)
    where address = any (pictures) and note ? 'upload'
    order by note ->> 'uploadedAt' desc limit ${SAMPLE_SIZE}`.execute(db);
  const wrong: string[] = [];
  for (const row of rows) {
    const problem = await problemOf(row, pictures);
    if (problem) wrong.push(problem);
    // The others would fail in the same way, each after a timeout.
    if (problem?.includes(UNREADABLE)) break;
  }
  return {
    id: 'PIC',
    what: 'pictures are where the settings say they are',
    looked: `${rows.length} pictures`,
    wrong,
  };
}

const UNREADABLE = 'cannot be read';

async function problemOf(
  { id, address, upload }: StoredPicture,
  pictures: PictureStore,
): Promise<string | undefined> {
  const [name = '', file = ''] = address.split('/').slice(-2);
  try {
    const shown = await pictures.openPicture(name, file);
    if (!shown) return `${address} of product ${id} is missing`;
    await shown.cancel();
    const original = await pictures.openUpload(upload);
    if (!original) return `the original of ${address} of product ${id} is missing`;
    await original.cancel();
    return undefined;
  } catch (error) {
    if (!(error instanceof S3Fault)) throw error;
    return `${address} of product ${id} ${UNREADABLE}: ${error.message}`;
  }
}
