import { pictureFolder, productWidths } from '@gulmohar/contract/shop/picture-files.ts';
import { defaultTheme } from '@gulmohar/contract/site/theme.ts';
import type { TaskList } from 'graphile-worker';
import type { Environment } from '../../platform/config/env.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { readPublished } from '../../shop/document/read-document.ts';
import { findPictureUpload, placePicture } from './add-product-picture.ts';
import { makeProductSizes, shapeOf } from './product-sizes.ts';

type Needs = {
  db: Database;
  pictures: PictureStore;
  env: Pick<Environment, 'PICTURE_EFFORT'>;
};

export function imageJobs({ db, pictures, env }: Needs): TaskList {
  return job('make-picture-sizes', async ({ uploadId }) => {
    const row = await findPictureUpload(db, uploadId);
    // If it is missing, an earlier run placed the picture but crashed before ending, or the product was
    // deleted.
    if (!row) return;
    const file = await pictures.readUpload(row.upload);
    if (!file) return sayProblem(db, uploadId, 'The file is gone. Please upload it again.');
    const look = (await readPublished(db, 'theme', 'shop')) ?? defaultTheme;
    try {
      const { files, hash, colour, hasZoom } = await makeProductSizes(file, {
        look,
        crop: row.crop,
        effort: env.PICTURE_EFFORT,
      });
      const name = pictureFolder(row.product_id, hash, colour, hasZoom);
      await pictures.showPicture(name, files);
      await placePicture(db, row, `/pictures/${name}/${productWidths.webp}.webp`, shapeOf(look));
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      await sayProblem(db, uploadId, error.message);
    }
  });
}

/** A retry would not help, so the problem is shown on the product's page in the admin instead of thrown. */
async function sayProblem(db: Database, uploadId: string, problem: string): Promise<void> {
  await db.updateTable('picture_upload').set({ problem }).where('id', '=', uploadId).execute();
}
