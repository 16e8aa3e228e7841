import { once } from 'node:events';
import autocannon from 'autocannon';
import type { LoadOrder, LoadReport } from './http-load.ts';

/** Runs in its own process, so that generating the load does not count as time spent answering it. */
process.once('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const { base, timing, questions, contains } = message as LoadOrder;

const requests = questions.map(({ method, path, body, headers }) => ({
  method,
  path,
  ...(body === undefined
    ? { headers: headers ?? {} }
    : { body, headers: { ...headers, 'content-type': 'application/json' } }),
}));

function load(duration: number) {
  let clients = 0;
  return autocannon({
    url: base,
    connections: timing.connections,
    duration,
    requests,
    setupClient(client) {
      const start = Math.floor((requests.length * clients++) / timing.connections);
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
      readBodiesAsLatin1(client.pipelinedRequests);
    },
    verifyBody: (body) => body.includes(contains),
  });
}

/** By default they are decoded as UTF-8, which for a 64 kB page takes longer than serving it. */
function readBodiesAsLatin1(answers: { addBody(data: Buffer | string): void }): void {
  const addBody = answers.addBody.bind(answers);
  answers.addBody = (data) => addBody(typeof data === 'string' ? data : data.toString('latin1'));
}

await load(timing.warmUp);
const result = await load(timing.seconds);
const report: LoadReport = {
  succeeded: result['2xx'],
  seconds: result.duration,
  p99: result.latency.p99,
  failures: Object.fromEntries(
    Object.entries(result.statusCodeStats).flatMap(([status, { count }]) =>
      status.startsWith('2') ? [] : [[status, count]],
    ),
  ),
  errors: result.errors,
  wrongBodies: result.mismatches,
};
process.send?.(report);
