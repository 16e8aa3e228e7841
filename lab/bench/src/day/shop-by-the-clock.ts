import { AsyncLocalStorage } from 'node:async_hooks';
import { Server, type ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { cacheLookups } from '@gulmohar/server/src/platform/metrics/web-metrics.ts';
import { CLOCK_HEADER, LOOKUP_HEADER } from './headers.ts';

// Loaded before the shop in its process, so that a day passes as fast as its requests can be answered. The
// time that the response cache and the feed of changes read (`performance.now()`) comes from the requests;
// nothing else in the shop is changed.

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
  // The clock never goes back, because concurrent requests can overtake each other.
  ahead = Math.max(ahead, time - REAL());
  return requests.run(response, pass);
} as typeof emit;

const count = cacheLookups.inc.bind(cacheLookups) as (labels: { result: string }) => void;
cacheLookups.inc = ((labels: { result: string }) => {
  count(labels);
  const response = requests.getStore();
  // The first lookup is the request's own; later ones are made by the page it renders.
  if (response && !response.headersSent && !response.hasHeader(LOOKUP_HEADER)) {
    response.setHeader(LOOKUP_HEADER, labels.result);
  }
}) as typeof cacheLookups.inc;
