import type { TaskList } from 'graphile-worker';
import { job } from '../jobs/job.ts';
import type { JobDependencies } from '../jobs/job-dependencies.ts';
import { appendPicture } from './add-product-picture.ts';
import { makePictureSizes } from './picture-sizes.ts';

export function imageJobs({ db, pictures }: JobDependencies): TaskList {
  return job('make-picture-sizes', async ({ productId, upload, number, crop }) => {
    const file = await pictures.readUpload(upload);
    // The upload goes last: without it, the picture was finished by a run that did not live to say so.
    if (!file) return;
    const { files, hash, colour } = await makePictureSizes(file, crop);
    const name = `${productId}-${number}.${hash}.${colour}`;
    await pictures.showPicture(name, files);
    await appendPicture(db, productId, `/pictures/${name}/800.webp`);
    await pictures.forgetUpload(upload);
  });
}
