import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { z } from 'zod';
import { median } from '../limited.ts';
import { plainRow, type Row } from '../row.ts';
import { openDemoShop, openSteeredBrowser } from '../stage/demo-shop.ts';
import { Unmeasured } from '../unmeasured.ts';
import type { ApartMeasurement, Say } from './measurement.ts';

/** In a workspace of its own, because only the benchmarks install Lighthouse. */
const PROGRAM = path.join(import.meta.dirname, 'run-lighthouse.mjs');

/** What is read of Lighthouse's result. */
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })).optional(),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })).optional(),
  runtimeError: z.object({ message: z.string() }).optional(),
});

const PAGES = {
  home: '/',
  collection: '/collection',
  product: `/product/${demoProducts[0]?.id}`,
  cart: '/cart',
};

/** Blocking time varies with other load on the machine, so a single run says little. */
const RUNS = 9;

type Target = { atLeast: number } | { below: number };

const scores: Record<string, Target> = {
  performance: { atLeast: 98 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
};

/** The audits behind the performance score that have their own targets. */
const audits: Record<string, { name: string; unit: string; target: Target }> = {
  'largest-contentful-paint': { name: 'LCP', unit: 'ms', target: { below: 1_500 } },
  'cumulative-layout-shift': { name: 'CLS', unit: '', target: { below: 0.02 } },
  'total-blocking-time': { name: 'TBT', unit: 'ms', target: { below: 50 } },
};

/** By name of the score or audit, then by page. */
type Figures = Map<string, Map<string, number>>;

/** P11 */
export const lighthouseScores: ApartMeasurement = {
  what: `Lighthouse, mobile preset, on ${Object.keys(PAGES).join(', ')}; medians of ${RUNS} runs, the worst page counts`,
  async measureApart(shutdownHooks, { rounds }, say) {
    const shop = await openDemoShop(shutdownHooks);
    const port = await openSteeredBrowser(shutdownHooks);
    const figures: Figures = new Map();
    for (const [page, path] of Object.entries(PAGES)) {
      const url = `${shop}${path}`;
      await measurePage(figures, { page, url, port, rounds: rounds === 1 ? 1 : RUNS }, say);
    }
    return [
      ...Object.entries(scores).map(([name, target]) => worstRow(figures, name, { name, unit: '', target })),
      ...Object.entries(audits).map(([id, audit]) => worstRow(figures, id, audit)),
    ];
  },
};

async function measurePage(
  figures: Figures,
  { page, url, port, rounds }: { page: string; url: string; port: number; rounds: number },
  say: Say,
): Promise<void> {
  const rounded = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, figure] of await ask(url, port)) {
      rounded.set(name, [...(rounded.get(name) ?? []), figure]);
    }
  }
  const medians = [...rounded].map(([name, values]) => [name, median(values)] as const);
  for (const [name, value] of medians) {
    figures.set(name, (figures.get(name) ?? new Map<string, number>()).set(page, value));
  }
  say(
    `  ${page}: ${medians.map(([name, value]) => `${name} ${Math.round(value * 1000) / 1000}`).join(', ')}`,
  );
}

async function ask(url: string, port: number): Promise<[name: string, figure: number][]> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, url, String(port)], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { categories, audits: found, runtimeError } = report.parse(JSON.parse(stdout));
  if (!categories || !found || runtimeError) {
    throw new Unmeasured(`Lighthouse about ${url}: ${runtimeError?.message ?? 'no result'}`);
  }
  return [
    ...Object.keys(scores).map((name): [string, number] => [name, (categories[name]?.score ?? 0) * 100]),
    ...Object.keys(audits).map((id): [string, number] => [id, found[id]?.numericValue ?? Number.NaN]),
  ];
}

function worstRow(
  figures: Figures,
  id: string,
  { name, unit, target }: { name: string; unit: string; target: Target },
): Row {
  const ofPages = [...(figures.get(id) ?? [])];
  const values = ofPages.map(([, value]) => value);
  const worst = 'atLeast' in target ? Math.min(...values) : Math.max(...values);
  const each = ofPages.map(([page, value]) => `${page} ${Math.round(value * 1000) / 1000}`).join(', ');
  return plainRow({ id: 'P11', unit, what: `Lighthouse mobile, ${name}: ${each}` }, worst, target);
}
