import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client';

/** Of one process; their parent process adds the figures up. */
export const webMetrics = new AggregatorRegistry();
AggregatorRegistry.setRegistries(webMetrics);
collectDefaultMetrics({ register: webMetrics });

export const requestDurations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from request to response, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.25, 1, 2, 5],
  registers: [webMetrics],
});

export const cacheLookups = new Counter({
  name: 'response_cache_lookups_total',
  help: 'Responses by cache outcome: hit or miss',
  labelNames: ['result'],
  registers: [webMetrics],
});

export const databaseReads = new Counter({
  name: 'database_reads_total',
  help: 'Reads that a replica may answer, by where they went; only with DATABASE_READ_URL',
  labelNames: ['from'],
  registers: [webMetrics],
});

export const pictureStoreDurations = new Histogram({
  name: 'shop_picture_store_duration_seconds',
  help: 'Time until the picture store answers or the attempt fails, by outcome',
  labelNames: ['outcome'],
  buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  registers: [webMetrics],
});

type Pool = { totalCount: number; idleCount: number; waitingCount: number };

export function showPool(pool: Pool): void {
  const connections = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database by state; waiting: requests waiting for one',
    labelNames: ['state'],
    registers: [webMetrics],
    collect() {
      connections.set({ state: 'in use' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
