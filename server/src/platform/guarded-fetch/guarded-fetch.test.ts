import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuardedFetch } from './guarded-fetch.ts';
import type { ResolveAll } from './guarded-lookup.ts';
import { isRefused } from './refused-nets.ts';

const LIMITS = { maxBytes: 1_000, accept: 'image/jpeg' };
let answer: RequestListener;
const server = createServer((request, reply) => answer(request, reply));
let host: string;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

function fetchFrom(path: string) {
  return createGuardedFetch({ privateHosts: [host] })(`http://${host}${path}`, LIMITS);
}

const toPublic: ResolveAll = async () => [{ address: '93.184.216.34', family: 4 }];

describe('an operator whose shop fetches pictures by addresses in a file', () => {
  test.each([
    'http://127.0.0.1/a.jpg',
    'https://127.1/a.jpg',
    'https://2130706433/a.jpg',
    'https://0x7f.1/a.jpg',
    'https://017700000001/a.jpg',
    'https://１２７.0.0.1/a.jpg',
    'https://0.0.0.0/a.jpg',
    'https://10.1.2.3/a.jpg',
    'https://100.64.0.1/a.jpg',
    'https://169.254.169.254/latest/meta-data',
    'https://172.31.255.255/a.jpg',
    'https://192.0.0.1/a.jpg',
    'https://192.168.1.1/a.jpg',
    'https://198.19.0.1/a.jpg',
    'https://203.0.113.9/a.jpg',
    'https://224.0.0.1/a.jpg',
    'https://255.255.255.255/a.jpg',
    'https://[::1]/a.jpg',
    'https://[::]/a.jpg',
    'https://[::ffff:127.0.0.1]/a.jpg',
    'https://[::ffff:10.0.0.1]/a.jpg',
    'https://[fd00::1]/a.jpg',
    'https://[fe80::1]/a.jpg',
    'https://[ff02::1]/a.jpg',
    'https://[64:ff9b::7f00:1]/a.jpg',
    'https://[2002:7f00:1::]/a.jpg',
    'https://[2001:0:7f00:1::]/a.jpg',
    'https://user:secret@example.com/a.jpg',
    'https://example.com:8443/a.jpg',
    'https://example.com:22/a.jpg',
  ])('has nothing asked of %s', async (url) => {
    await expect(createGuardedFetch({ privateHosts: [] })(url, LIMITS)).rejects.toMatchObject({
      problem: 'address',
      isPassing: false,
    });
  });

  test.each(['file:///etc/passwd', 'ftp://example.com/a.jpg', 'data:image/png;base64,AA', 'a.jpg', ''])(
    'has no file taken from %j',
    async (url) => {
      await expect(createGuardedFetch({ privateHosts: [] })(url, LIMITS)).rejects.toMatchObject({
        problem: 'not-http',
      });
    },
  );

  test.each([
    [[{ address: '127.0.0.1', family: 4 }]],
    [
      [
        { address: '93.184.216.34', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    ],
    [
      [
        { address: '93.184.216.34', family: 4 },
        { address: '::1', family: 6 },
      ],
    ],
    [[]],
  ])('has nothing asked of a name with an address in the own network: %j', async (addresses) => {
    const guardedFetch = createGuardedFetch({ privateHosts: [], resolve: async () => addresses });
    await expect(guardedFetch('https://cdn.example/a.jpg', LIMITS)).rejects.toMatchObject({
      problem: 'address',
    });
  });

  test('has a name that changes its address between two hops refused at the second', async () => {
    const asked: string[] = [];
    const resolve: ResolveAll = async (name) => {
      asked.push(name);
      return asked.length > 1 ? [{ address: '127.0.0.1', family: 4 }] : toPublic(name);
    };
    answer = (_, reply) => reply.writeHead(302, { location: 'https://cdn.example/a.jpg' }).end();
    const guardedFetch = createGuardedFetch({ privateHosts: [host], resolve });
    asked.push('the first answer was public');
    await expect(guardedFetch(`http://${host}/`, LIMITS)).rejects.toMatchObject({ problem: 'address' });
    expect(asked).toContain('cdn.example');
  });

  test.each(['http://169.254.169.254/', 'http://127.0.0.1/', 'file:///etc/passwd', '//10.0.0.1/'])(
    'has a redirect to %s refused',
    async (location) => {
      answer = (_, reply) => reply.writeHead(302, { location }).end();
      await expect(fetchFrom('/a.jpg')).rejects.toMatchObject({ isPassing: false });
    },
  );

  test('has three redirects followed and a fourth refused', async () => {
    answer = ({ url = '' }, reply) => {
      const left = Number(url.slice(1));
      if (left === 0) reply.end('picture');
      else reply.writeHead(301, { location: `/${left - 1}` }).end();
    };
    expect(String(await fetchFrom('/3'))).toBe('picture');
    await expect(fetchFrom('/4')).rejects.toMatchObject({ problem: 'redirects' });
  });

  test('has a file of too many bytes refused while it is read, whatever its heading says', async () => {
    answer = (_, reply) => {
      reply.writeHead(200, { 'transfer-encoding': 'chunked' });
      for (let part = 0; part < 20; part++) reply.write(Buffer.alloc(100));
      reply.end();
    };
    await expect(fetchFrom('/large.jpg')).rejects.toMatchObject({ problem: 'too-large', isPassing: false });
  });

  test('has no cookies or credentials sent', async () => {
    let headers: unknown;
    answer = (request, reply) => {
      headers = request.headers;
      reply.end('picture');
    };
    await fetchFrom('/a.jpg');
    expect(Object.keys(headers as object).toSorted()).toEqual(['accept', 'connection', 'host', 'user-agent']);
  });

  test.each([
    [404, false],
    [410, false],
    [415, false],
    [429, true],
    [500, true],
    [503, true],
  ])('has another try after the answer %d: %s', async (status, isPassing) => {
    answer = (_, reply) => reply.writeHead(status, { 'retry-after': '7' }).end('secret');
    await expect(fetchFrom('/a.jpg')).rejects.toMatchObject({
      problem: 'status',
      status,
      isPassing,
      retryAfterMs: 7_000,
      message: `The server answered with an error (${status})`,
    });
  });

  test('has the next try put off by a day at most, however long a server asks to be left alone', async () => {
    answer = (_, reply) => reply.writeHead(429, { 'retry-after': '9e300' }).end();
    await expect(fetchFrom('/a.jpg')).rejects.toMatchObject({ retryAfterMs: 86_400_000 });
  });

  test('has many files fetched over one connection, which keeps nothing of those before', async () => {
    const warnings: string[] = [];
    const onWarning = ({ name }: Error) => warnings.push(name);
    process.on('warning', onWarning);
    const ports = new Set<number | undefined>();
    answer = (request, reply) => {
      ports.add(request.socket.remotePort);
      reply.end('picture');
    };
    const guardedFetch = createGuardedFetch({ privateHosts: [host] });
    for (let file = 0; file < 20; file++) await guardedFetch(`http://${host}/${file}.jpg`, LIMITS);
    process.off('warning', onWarning);
    expect(ports.size).toBe(1);
    expect(warnings).toEqual([]);
  });

  test('has a file that ends too early, and a server that is gone, tried again', async () => {
    answer = (_, reply) => {
      reply.writeHead(200, { 'content-length': 50 });
      reply.write('part');
      setImmediate(() => reply.destroy());
    };
    await expect(fetchFrom('/a.jpg')).rejects.toMatchObject({ problem: 'unreachable', isPassing: true });
    const nobody = createGuardedFetch({ privateHosts: ['127.0.0.1:1'] });
    await expect(nobody('http://127.0.0.1:1/', LIMITS)).rejects.toMatchObject({ isPassing: true });
  });
});

test.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])(
  'an operator’s shop may ask the public address %s',
  (address) => expect(isRefused(address)).toBe(false),
);
