import { AsyncLocalStorage } from 'node:async_hooks';
import { Server, type ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { cacheLookups } from '@gulmohar/server/src/platform/metrics/web-metrics.ts';
import { CLOCK_HEADER, LOOKUP_HEADER } from './headers.ts';

// Loaded before the shop, in its process: a day passes as quickly as it can be answered. What the response cache and the
// feed of changes take for the time (`performance.now()`) is what the requests say; nothing else of the shop is changed.

const REAL = performance.now.bind(performance);
let ahead = 0;
performance.now = () => REAL() + ahead;

const requests = new AsyncLocalStorage<ServerResponse>();
const emit = Server.prototype.emit;
Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
  const pass = () => Reflect.apply(emit, this, [event, ...args]);
  if (event !== 'request') return pass();
  const [request, response] = args as [{ headers: Record<string, string> }, ServerResponse];
  const time = Number(request.headers[CLOCK_HEADER] ?? 0);
  // Never back: those that are answered at the same moment overtake each other.
  ahead = Math.max(ahead, time - REAL());
  return requests.run(response, pass);
} as typeof emit;

const count = cacheLookups.inc.bind(cacheLookups) as (labels: { result: string }) => void;
cacheLookups.inc = ((labels: { result: string }) => {
  count(labels);
  const response = requests.getStore();
  // The first is the request's own; those that follow are made by its page.
  if (response && !response.headersSent && !response.hasHeader(LOOKUP_HEADER)) {
    response.setHeader(LOOKUP_HEADER, labels.result);
  }
}) as typeof cacheLookups.inc;
