import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseFault } from '../database/database-fault.ts';
import { cachedResponse, ResponseCache } from './response-cache.ts';

const response = (text: string) => cachedResponse(200, {}, text);

let cache: ResponseCache;
let isAway: boolean;
let makings: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  // At time 0 the LRU considers nothing stale.
  vi.advanceTimersByTime(1);
  cache = new ResponseCache();
  isAway = false;
  makings = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the list, which says how many times it has been made. */
async function openList() {
  const { body, age } = await cache.get('/list', async () => {
    if (isAway) throw new DatabaseFault('away');
    makings += 1;
    return response(`made ${makings} times`);
  });
  return { text: body.toString(), age };
}

test('shoppers see what was made for another within two seconds, and nothing older', async () => {
  await openList();
  vi.advanceTimersByTime(1_999);
  expect((await openList()).text).toBe('made 1 times');
  vi.advanceTimersByTime(1);
  expect((await openList()).text).toBe('made 2 times');
});

test('simultaneous requests for the same response make it once', async () => {
  await Promise.all([openList(), openList(), openList()]);
  expect(makings).toBe(1);
});

test('a change shows at once', async () => {
  await openList();
  vi.advanceTimersByTime(1);
  cache.drop();
  vi.advanceTimersByTime(1);
  expect((await openList()).text).toBe('made 2 times');
});

test('a response that was being made when something changed is neither kept nor given to later requests', async () => {
  const { promise: made, resolve: make } = Promise.withResolvers<ReturnType<typeof response>>();
  const early = cache.get('/list', () => made);
  await vi.advanceTimersByTimeAsync(0);
  vi.advanceTimersByTime(1);
  cache.drop();
  vi.advanceTimersByTime(1);
  const late = cache.get('/list', async () => response('after the change'));
  make(response('before the change'));
  expect((await early).body.toString()).toBe('before the change');
  expect((await late).body.toString()).toBe('after the change');
  const next = await cache.get('/list', async () => response('made again'));
  expect(next.body.toString()).toBe('after the change');
});

test('a page is as old as the oldest response it was made from', async () => {
  await openList();
  vi.advanceTimersByTime(1_500);
  let pages = 0;
  const openPage = () =>
    cache.get('page /', async () => {
      await openList();
      pages += 1;
      return response('page');
    });
  await openPage();
  vi.advanceTimersByTime(499);
  await openPage();
  expect(pages).toBe(1);
  vi.advanceTimersByTime(1);
  await openPage();
  expect(pages).toBe(2);
});

test('only who has a response made is asked for admission', async () => {
  const refuse = async () => {
    throw new Error('too many');
  };
  const make = async () => response('list');
  await expect(cache.get('/list', make, refuse)).rejects.toThrow('too many');
  await cache.get('/list', make);
  expect((await cache.get('/list', make, refuse)).body.toString()).toBe('list');
});

test('failures, server errors and incomplete responses are not kept', async () => {
  const failing = cache.get('/list', () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  await cache.get('/list', async () => cachedResponse(503, {}, 'busy'));
  await cache.get('/list', async () => cachedResponse(200, {}, 'a part', { isIncomplete: true }));
  expect((await openList()).text).toBe('made 1 times');
});

const MINUTE_MS = 60_000;

test('while the database is away, shoppers see its last known state for up to five minutes', async () => {
  await openList();
  isAway = true;
  vi.advanceTimersByTime(MINUTE_MS);
  expect(await openList()).toEqual({ text: 'made 1 times', age: 60 });
  vi.advanceTimersByTime(4 * MINUTE_MS - 1);
  expect(await openList()).toEqual({ text: 'made 1 times', age: 300 });
  vi.advanceTimersByTime(2);
  await expect(openList()).rejects.toThrow('connection lost');
  isAway = false;
  expect(await openList()).toEqual({ text: 'made 2 times', age: undefined });
});

test('a page made of such a state says how old it is and is not kept', async () => {
  await openList();
  isAway = true;
  vi.advanceTimersByTime(MINUTE_MS);
  const openPage = () =>
    cache.get('page /', async () => {
      await openList();
      return response('page');
    });
  expect((await openPage()).age).toBe(60);
  isAway = false;
  expect((await openPage()).age).toBeUndefined();
});

test('what is known to have changed is not shown while the database is away', async () => {
  await openList();
  vi.advanceTimersByTime(1);
  cache.drop();
  isAway = true;
  await expect(openList()).rejects.toThrow('connection lost');
});

test('pages of before a sell-out are made anew, and shown while the database is away, when nothing can be bought', async () => {
  await openList();
  vi.advanceTimersByTime(1);
  cache.expire();
  isAway = true;
  expect((await openList()).age).toBe(0);
  isAway = false;
  expect((await openList()).age).toBeUndefined();
});
