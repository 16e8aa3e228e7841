import { once } from 'node:events';
import http from 'node:http';
import type { BareAnswer } from './bare-server.ts';
import { reportPort } from './report-port.ts';

process.once('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const answers = (message as BareAnswer[]).map(({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  return { headers: { ...headers, 'content-length': bytes.length }, bytes };
});

let asked = 0;
await reportPort(
  http.createServer((_request, response) => {
    const answer = answers[asked++ % answers.length];
    response.writeHead(200, answer?.headers);
    response.end(answer?.bytes);
  }),
);
