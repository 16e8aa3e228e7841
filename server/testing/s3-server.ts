import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A fault in handling requests. */
type S3Trouble = {
  /** Whether this request is affected; called for each one. */
  to(request: { method: string; url: string }): boolean;
} & (
  | { status: number; code?: string }
  /** No response is ever sent. */
  | { isSilent: true }
  /** The connection breaks after this many bytes of the response's body. */
  | { cutAfter: number }
  /** One byte of the body of the response or the request is changed. */
  | { spoils: 'answer' | 'request' }
);

export type S3Server = {
  /** The settings of a shop that keeps its pictures in a bucket of this server. */
  settings: Record<string, string>;
  endpoint: string;
  /** The requests so far, as `PUT /shop/uploads/…`. */
  requests: string[];
  /** Causes a fault from now on, until it is called without one. */
  trouble(trouble?: S3Trouble): void;
  close(): Promise<void>;
};

const BUCKET = 'shop';

/** Affects the first `count` requests of a method. */
export function firstOf(count: number, method: string): S3Trouble['to'] {
  let seen = 0;
  return (request) => {
    if (request.method !== method) return false;
    seen += 1;
    return seen <= count;
  };
}

/** A real S3 server behind a proxy that causes faults where a test wants them. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'gulmohar-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const requests: string[] = [];
  let current: S3Trouble | undefined;

  const line = createServer((from, to) => {
    const { method = '', url = '' } = from;
    requests.push(`${method} ${url}`);
    const trouble = current?.to({ method, url }) ? current : undefined;
    if (trouble && 'isSilent' in trouble) return;
    if (trouble && 'status' in trouble) return refuse(from, to, trouble);
    passOn(from, to, port, trouble);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const endpoint = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;

  return {
    endpoint,
    settings: {
      PICTURES_S3: `s3://${BUCKET}/gulmohar`,
      PICTURES_S3_ENDPOINT: endpoint,
      PICTURES_S3_REGION: 'ap-south-1',
      PICTURES_S3_KEY_ID: 'S3RVER',
      PICTURES_S3_SECRET: 'S3RVER',
    },
    requests,
    trouble(trouble) {
      current = trouble;
    },
    async close() {
      line.closeAllConnections();
      line.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function refuse(
  from: IncomingMessage,
  to: ServerResponse,
  { status, code = '' }: { status: number; code?: string },
) {
  from.resume();
  from.on('end', () => {
    to.writeHead(status, { 'content-type': 'application/xml' });
    to.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
  });
}

/** Forwards a request with its original host header, which is part of the signature. */
function passOn(
  from: IncomingMessage,
  to: ServerResponse,
  port: number,
  trouble: S3Trouble | undefined,
): void {
  const { method, url, headers } = from;
  // s3rver omits the trailing slash of a bucket's URL when it verifies a signature, but accepts unsigned
  // requests.
  if (/^\/[^/]+\/\?/.test(url ?? '')) delete headers.authorization;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
    to.writeHead(response.statusCode ?? 500, response.headers);
    let sent = 0;
    response.on('data', (chunk: Buffer) => {
      if (trouble && 'cutAfter' in trouble && sent + chunk.length > trouble.cutAfter) {
        to.write(chunk.subarray(0, trouble.cutAfter - sent), () => to.destroy());
        response.destroy();
        return;
      }
      sent += chunk.length;
      to.write(isSpoilt(trouble, 'answer') ? spoilt(chunk) : chunk);
    });
    response.on('end', () => to.end());
  });
  onward.on('error', () => to.destroy());
  from.on('data', (chunk: Buffer) => onward.write(isSpoilt(trouble, 'request') ? spoilt(chunk) : chunk));
  from.on('end', () => onward.end());
}

function isSpoilt(trouble: S3Trouble | undefined, way: 'answer' | 'request'): boolean {
  return trouble !== undefined && 'spoils' in trouble && trouble.spoils === way;
}

function spoilt(chunk: Buffer): Buffer {
  const changed = Buffer.from(chunk);
  changed.writeUInt8(changed.readUInt8(0) ^ 0xff, 0);
  return changed;
}
