import { collectDefaultMetrics } from 'prom-client';
import { registerHealth } from '../../platform/http/health.ts';
import { metricsServer } from '../../platform/metrics/metrics-server.ts';
import { webMetrics } from '../../platform/metrics/web-metrics.ts';
import { workerMetrics } from '../../platform/metrics/worker-metrics.ts';
import type { Drain } from '../../platform/process/drain.ts';
import { portError } from '../../platform/process/port.ts';
import type { AppContext, ShutdownHooks } from '../app-context.ts';
import { shopMetrics } from './shop-metrics.ts';

/**
 * Opens the port for Prometheus, if one is set, with each process's metrics and those of the whole shop.
 * @param drain of a worker, which reports its health on this port
 * @throws StartupError when the port is not available
 */
export async function openMetrics(
  { env, db, databaseWatch, log }: AppContext,
  shutdownHooks: ShutdownHooks,
  drain?: Drain,
): Promise<void> {
  const { METRICS_PORT: port, METRICS_TOKEN: token, HOST: host } = env;
  if (!port || !token) return;
  const shop = shopMetrics(db, log);
  const isAlone = env.WEB_CONCURRENCY === 1 || env.ROLE === 'worker';
  // With several web processes, this process's own metrics get a prefix to distinguish them from the sum.
  if (!isAlone) collectDefaultMetrics({ register: workerMetrics, prefix: 'worker_' });
  const collect = () =>
    Promise.all([
      isAlone ? webMetrics.metrics() : webMetrics.clusterMetrics(),
      workerMetrics.metrics(),
      shop.metrics(),
    ]);
  const server = metricsServer({ token, collect });
  if (drain) registerHealth(server, { db, databaseWatch }, drain);
  shutdownHooks.push(() => server.close());
  await server.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, port, host, 'METRICS_PORT');
  });
}
