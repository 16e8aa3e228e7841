import { once } from 'node:events';
import http from 'node:http';
import type { BareAnswer } from './bare-server.ts';

process.once('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const answers = (message as BareAnswer[]).map(({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  return { headers: { ...headers, 'content-length': bytes.length }, bytes };
});

let asked = 0;
const server = http.createServer((_request, response) => {
  const answer = answers[asked++ % answers.length];
  if (!answer) return response.destroy();
  response.writeHead(200, answer.headers);
  return response.end(answer.bytes);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
process.send?.(typeof address === 'object' ? address?.port : undefined);
