import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { type Manifest, type PictureEntry, readManifest, writeManifest } from './pictures/manifest.ts';
import { kinds, shapeOf } from './pictures/product-picture.ts';
import type { RenderJob } from './pictures/render-product.ts';
import { stageCatalogue } from './pictures/stage-catalogue.ts';

/*
 * Renders the pictures of the demo catalogue into demo/pictures.
 *   npm run pictures -w artwork -- [--workers n] [--kind front|back|detail|scale] [slug …]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string' },
    workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
  },
});
const unknown = positionals.filter((slug) => !demoProducts.some((product) => product.slug === slug));
if (unknown.length > 0) throw new Error(`Not in the catalogue: ${unknown.join(', ')}`);

const stages = await stageCatalogue();
const groups = jobsByShape();
const total = groups.flat().length;
const rendered: { slug: string; entry: PictureEntry }[] = [];
const start = Date.now();
await Promise.all(Array.from({ length: Number(values.workers) }, work));
await writeManifest(merged(await readManifest()));
console.log(`${total} pictures in ${Math.round((Date.now() - start) / 1000)} s`);

/**
 * Pictures of one shape and side stay together, so that the slow part is done once. Two threads start with
 * different shapes, so that no shape is draped twice.
 */
function jobsByShape(): RenderJob[][] {
  const products = demoProducts.filter(({ slug }) => positionals.length === 0 || positionals.includes(slug));
  const jobs = kinds
    .filter((kind) => !values.kind || kind === values.kind)
    .flatMap((kind) =>
      products.map(({ slug, picture }): RenderJob => {
        const staging = stages.get(slug);
        if (!staging) throw new Error(`No wall was chosen for ${slug}`);
        return { slug, picture, kind, staging };
      }),
    );
  return [
    ...Map.groupBy(jobs, ({ picture, kind, staging }) => shapeOf(picture, kind, staging.isTurned)).values(),
  ];
}

/** One thread, which gets one picture at a time until no group is left. */
function work(): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pictures/render-worker.ts', import.meta.url));
    let group: RenderJob[] = [];
    const next = () => {
      if (group.length === 0) group = groups.shift() ?? [];
      const job = group.shift();
      if (job) worker.postMessage(job);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on('message', ({ job, entry }: { job: RenderJob; entry: PictureEntry }) => {
      rendered.push({ slug: job.slug, entry });
      console.log(`${rendered.length}/${total} ${entry.key}`);
      next();
    });
    worker.on('error', reject);
    next();
  });
}

function merged(before: Manifest): Manifest {
  const manifest: Manifest = Object.fromEntries(
    demoProducts.map(({ slug }) => [slug, (before[slug] ?? []).filter(({ kind }) => kinds.includes(kind))]),
  );
  for (const { slug, entry } of rendered) {
    manifest[slug] = [...(manifest[slug] ?? []).filter(({ kind }) => kind !== entry.kind), entry].sort(
      (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind),
    );
  }
  return manifest;
}
