import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Bench } from '../bench.ts';
import { median } from '../in-turns.ts';
import { type Row, row, type Target } from '../row.ts';
import { type Shop, withDatabase } from '../shop/shop.ts';

/** Blocking time varies with other load on the machine, so a single run says little. */
const RUNS = 5;

const scores: Record<string, Target> = {
  performance: { atLeast: 95 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
};

/** The audits behind the performance score that have their own targets. */
const audits: Record<string, { name: string; unit: string; target: Target }> = {
  'largest-contentful-paint': { name: 'LCP', unit: 'ms', target: { below: 2_000 } },
  'cumulative-layout-shift': { name: 'CLS', unit: '', target: { below: 0.02 } },
  'total-blocking-time': { name: 'TBT', unit: 'ms', target: { below: 150 } },
};

/** The median of each score and audit by page. */
type Report = Map<string, Map<string, number>>;

/** P11: the mobile preset on the demo shop; the worst of its pages counts. */
export async function lighthouseScores(bench: Bench): Promise<Row[]> {
  const { ours, beside } = await bench.demoShops();
  const { findChromium } = await import('../../../../e2e/find-chromium.ts');
  const chromium = await findChromium();
  const runs = bench.timing.rounds === 1 ? 1 : RUNS;
  const report = await measurePages(ours, chromium, runs);
  const other = beside && (await measurePages(beside, chromium, runs));
  const worst = (of: Report | undefined, name: string, target: Target) => {
    const values = of && [...(of.get(name)?.values() ?? [])];
    return values && ('atLeast' in target ? Math.min(...values) : Math.max(...values));
  };
  const rowOf = (id: string, name: string, unit: string, target: Target) => {
    const pages = [...(report.get(id) ?? [])].map(
      ([page, value]) => `${page} ${Math.round(value * 1000) / 1000}`,
    );
    return row(
      { id: 'P11', unit, what: `Lighthouse mobile, ${name}: ${pages.join(', ')}` },
      { ours: worst(report, id, target) ?? Number.NaN, beside: worst(other, id, target) },
      target,
    );
  };
  return [
    ...Object.entries(scores).map(([name, target]) => rowOf(name, name, '', target)),
    ...Object.entries(audits).map(([id, { name, unit, target }]) => rowOf(id, name, unit, target)),
  ];
}

async function measurePages(shop: Shop, chromium: string, runs: number): Promise<Report> {
  const product = await withDatabase(shop.connection, (client) =>
    client.query('select id from product where pictures[1] is not null order by id limit 1'),
  );
  const pages = {
    home: '/',
    collection: '/collection',
    product: `/product/${product.rows[0].id}`,
    cart: '/cart',
  };
  const report: Report = new Map();
  for (const [page, path] of Object.entries(pages)) {
    // The cart tells search engines to stay away.
    const skipAudits = page === 'cart' ? ['is-crawlable'] : [];
    const figures = new Map<string, number[]>();
    for (let run = 0; run < runs; run++) {
      for (const [name, figure] of await measureFirstVisit(`${shop.url}${path}`, chromium, skipAudits)) {
        figures.set(name, [...(figures.get(name) ?? []), figure]);
      }
    }
    for (const [name, values] of figures) {
      report.set(name, (report.get(name) ?? new Map<string, number>()).set(page, median(values)));
    }
  }
  return report;
}

/** In a browser that has not seen the shop: an empty cart also shows what was viewed recently. */
async function measureFirstVisit(
  url: string,
  chromePath: string,
  skipAudits: string[],
): Promise<[name: string, figure: number][]> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  await using closing = new AsyncDisposableStack();
  closing.defer(async () => chrome.kill());
  const {
    categories,
    audits: found,
    runtimeError,
  } = (await lighthouse(url, { port: chrome.port, logLevel: 'error', skipAudits }))?.lhr ?? {};
  if (!categories || !found || runtimeError)
    throw new Error(`Lighthouse about ${url}: ${runtimeError?.message}`);
  return [
    ...Object.keys(scores).map((name): [string, number] => [name, (categories[name]?.score ?? 0) * 100]),
    ...Object.keys(audits).map((id): [string, number] => [id, found[id]?.numericValue ?? Number.NaN]),
  ];
}
