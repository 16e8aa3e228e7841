import type { BodyFormat } from '@gulmohar/contract/api/endpoint.ts';
import type { FastifyInstance } from 'fastify';

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
  scope.addContentTypeParser(
    types,
    { parseAs: 'buffer', bodyLimit: format.maxBytes },
    async (_request: unknown, body: Buffer) => body,
  );
}
