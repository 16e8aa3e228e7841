import { parseArgs } from 'node:util';
import type { Environment } from '../../platform/config/env.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { LONG_RETRIES } from '../../platform/s3/retrying-fetch.ts';
import { S3Fault } from '../../platform/s3/s3-fault.ts';
import { assertPicturesUsable } from '../../platform/storage/assert-pictures-usable.ts';
import { moveFiles, type Progress } from '../../platform/storage/move-files.ts';
import { openFileStores } from '../../platform/storage/open-file-stores.ts';
import type { Command } from './command.ts';

const REPORT_INTERVAL_MS = 5_000;

export const movePicturesCommand: Command = {
  usage: '[--copy]',
  does: 'moves pictures and uploads from DATA_DIR to PICTURES_S3, or back with PICTURES_TO=folder, while the shop is open; --copy keeps the originals',
  read(args) {
    const { values } = parseArgs({ args, options: { copy: { type: 'boolean', default: false } } });
    return async ({ env, say }) => {
      const { sides } = openFileStores(env, { patience: LONG_RETRIES });
      if (!sides) throw new StartupError('Name the bucket: PICTURES_S3=s3://bucket/folder.');
      const warning = await assertPicturesUsable(env);
      if (warning) throw new StartupError(warning);
      const { last, onProgress } = teller(say);
      const damaged = await moveFiles(sides, { isCopy: values.copy, onProgress }).catch((error: unknown) => {
        if (!(error instanceof S3Fault)) throw error;
        throw new StartupError(
          `${error.message}. Files that were moved stay moved; run this again to continue.`,
        );
      });
      say(`${asText(last())} ${values.copy ? 'copied' : 'moved'} ${wayOf(env)}.`);
      if (damaged.length > 0)
        throw new StartupError(
          `${damaged.length} uploads are damaged and stay where they are: ${damaged.join(', ')}.`,
        );
    };
  },
};

/** Reports progress from time to time. */
function teller(say: (line: string) => void) {
  let reportedAt = performance.now();
  let latest: Progress = { files: 0, bytes: 0, ofFiles: 0, ofBytes: 0 };
  return {
    last: () => latest,
    onProgress(progress: Progress) {
      latest = progress;
      if (performance.now() - reportedAt < REPORT_INTERVAL_MS) return;
      reportedAt = performance.now();
      say(asText(progress));
    },
  };
}

function asText({ files, bytes, ofFiles, ofBytes }: Progress): string {
  return `${files} of ${ofFiles} files, ${inMegabytes(bytes)} of ${inMegabytes(ofBytes)} MB`;
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function wayOf({ PICTURES_TO, PICTURES_S3, DATA_DIR }: Environment): string {
  return PICTURES_TO === 's3' ? `from ${DATA_DIR} to ${PICTURES_S3}` : `from ${PICTURES_S3} to ${DATA_DIR}`;
}
