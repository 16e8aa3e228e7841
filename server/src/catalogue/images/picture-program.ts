import { ShopError } from '../../platform/http/shop-error.ts';
import { makeBrandFiles } from './brand-files.ts';
import { makeSizes } from './picture-sizes.ts';
import { rewritePicture } from './rewrite-picture.ts';
import { assertUsable } from './usable-picture.ts';

/**
 * Runs in a process of its own (`in-picture-process.ts`) for one picture, because a decoder of a file that
 * somebody made for it can take more memory and time than its size shows. Ends when the picture takes too much.
 */
const works = { assertUsable, rewritePicture, makeSizes, makeBrandFiles };

export type PictureWorks = typeof works;

export type PictureCall = { name: keyof PictureWorks; args: unknown[] };

/** @property refusal why the picture cannot be used */
export type PictureOutcome = { result: unknown } | { refusal: string } | { failure: string };

const MAX_BYTES = 700_000_000;
/** Of processor time, so that a busy machine refuses nothing. */
const MAX_SECONDS: Record<keyof PictureWorks, number> = {
  assertUsable: 5,
  rewritePicture: 10,
  makeBrandFiles: 20,
  makeSizes: 180,
};
const CHECK_INTERVAL_MS = 20;

process.once('message', async ({ name, args }: PictureCall) => {
  setInterval(() => endIfTooMuch(name), CHECK_INTERVAL_MS).unref();
  const work = works[name] as (...args: unknown[]) => Promise<unknown>;
  const outcome = await work(...args).then((result) => ({ result }), outcomeOf);
  process.send?.(outcome, () => process.exit());
});

function endIfTooMuch(name: keyof PictureWorks): void {
  const { user, system } = process.cpuUsage();
  const isTooSlow = user + system > MAX_SECONDS[name] * 1_000_000;
  if (isTooSlow || process.memoryUsage.rss() > MAX_BYTES) process.exit(1);
}

function outcomeOf(error: unknown): PictureOutcome {
  if (error instanceof ShopError) return { refusal: error.message };
  return { failure: error instanceof Error ? String(error.stack) : String(error) };
}
