import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { RequestLog } from './request-log.ts';

test('a log line written during a request carries the request’s id and no secrets', async () => {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const app = Fastify({
    loggerInstance: createLog('info', destination),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (log, bindings) => new RequestLog(log, bindings),
    genReqId: () => 'request-1',
  });
  app.post('/orders', async (request) => {
    request.log.warn({ password: 'hunter2', amount: 100 }, 'look at this');
    return {};
  });

  await app.inject({ method: 'POST', url: '/orders' });

  expect(lines).toMatchObject([
    { reqId: 'request-1', msg: 'look at this', password: '[redacted]', amount: 100 },
  ]);
});
