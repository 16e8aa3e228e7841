import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import type { Registry } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, openPool } from '../../platform/database/connection.ts';
import { showPool, webMetrics } from '../../platform/metrics/web-metrics.ts';
import { workerMetrics } from '../../platform/metrics/worker-metrics.ts';
import { shopMetrics } from './shop-metrics.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../deploy/prometheus');

const pool = openPool({}, 2, () => undefined);
showPool(pool);
const shop = shopMetrics(openDatabase(pool), pino({ level: 'silent' }));
afterAll(() => pool.end());

test.each(['alerts.yml', 'grafana-dashboard.json'])(
  'every metric named in %s is exposed by the shop',
  async (file) => {
    const exported = new Set([...namesOf(webMetrics), ...namesOf(workerMetrics), ...namesOf(shop)]);

    const text = await readFile(path.join(FOLDER, file), 'utf8');
    const named = [...text.matchAll(/\b(?:shop|http|job|database|response|nodejs|process)_[a-z0-9_]+/g)].map(
      ([name]) => name.replace(/(?<=duration_seconds)_(?:bucket|count|sum)$/, ''),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !exported.has(name))).toEqual([]);
  },
);

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test.runIf(hasPromtool)('alerts fire when they should, and last while the database is away', () => {
  const { stdout, stderr, status } = spawnSync(
    'promtool',
    ['test', 'rules', path.join(FOLDER, 'alerts.test.yml')],
    {
      encoding: 'utf8',
    },
  );
  expect(status, `${stdout}${stderr}`).toBe(0);
});

function namesOf(registry: Pick<Registry, 'getMetricsAsArray'>): string[] {
  return registry.getMetricsAsArray().map(({ name }) => name);
}
