import type { BodyFormat } from '@gulmohar/contract/api/endpoint.ts';
import { errorCodes, type FastifyInstance } from 'fastify';

export function readBodiesAs(scope: FastifyInstance, format: BodyFormat): void {
  if (format.as === 'form') {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: format.maxBytes },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    return;
  }
  scope.removeAllContentTypeParsers();
  const types = format.as === 'file' ? [...format.types] : '*';
  if (format.as === 'file' && format.isStreamed) {
    scope.addContentTypeParser(types, async (_request: unknown, payload: AsyncIterable<Uint8Array>) =>
      upTo(payload, format.maxBytes),
    );
    return;
  }
  scope.addContentTypeParser(
    types,
    { parseAs: 'buffer', bodyLimit: format.maxBytes },
    async (_request: unknown, body: Buffer) => body,
  );
}

/** Fastify limits only what it reads itself. */
async function* upTo(bytes: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const chunk of bytes) {
    count += chunk.length;
    if (count > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    yield chunk;
  }
}
