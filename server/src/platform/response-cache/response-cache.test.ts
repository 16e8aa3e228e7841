import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseFault } from '../database/database-fault.ts';
import { cachedResponse, ResponseCache } from './response-cache.ts';

/** A change watch whose `look` is provided by the test. */
function watchBy(look: () => Promise<unknown>) {
  const watch = {
    seenAt: performance.now(),
    looks: 0,
    async look() {
      watch.looks += 1;
      const began = performance.now();
      await look();
      watch.seenAt = began;
    },
  };
  return watch;
}

const answer = (text: string, ...products: string[]) => cachedResponse(200, {}, text, { products });

const levelsOf = (...products: string[]) => ({ products, isCatalogueChanged: false });
const changeOf = (...products: string[]) => ({ products, isCatalogueChanged: true });

let watch: ReturnType<typeof watchBy>;
let answers: ResponseCache;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  // At time 0 the cache considers nothing stale.
  vi.advanceTimersByTime(1);
  watch = watchBy(async () => undefined);
  answers = new ResponseCache(watch);
});
afterEach(() => {
  vi.useRealTimers();
});

async function keep(words: string, ...products: string[]) {
  answers.aliasKey(words, words);
  return answers.get(words, async () => answer(words, ...products));
}

test('a catalogue change neither fails waiting requests nor lets their outdated response be cached', async () => {
  const { promise: made, resolve: make } = Promise.withResolvers<ReturnType<typeof answer>>();
  const waiting = answers.get('list', () => made);
  answers.drop('all');
  make(answer('before the change'));
  expect((await waiting).body.toString()).toBe('before the change');
  const next = await answers.get('list', async () => answer('after it'));
  expect(next.body.toString()).toBe('after it');
});

test('simultaneous requests for the same response compute it once', async () => {
  let makings = 0;
  const ask = () =>
    answers.get('list', async () => {
      makings += 1;
      return answer('list');
    });
  await Promise.all([ask(), ask(), ask()]);
  expect(makings).toBe(1);
});

test('the same URL finds the cached response until the catalogue changes', async () => {
  answers.aliasKey('/list?page=1', 'list page 1');
  expect(answers.findByAlias('/list?page=1')).toBeUndefined();
  const made = await answers.get('list page 1', async () => answer('list'));
  expect(answers.findByAlias('/list?page=1')).toBe(made);
  answers.drop('all');
  expect(answers.findByAlias('/list?page=1')).toBeUndefined();
});

test('a sale invalidates only the responses that show that product’s stock', async () => {
  const kurti = await keep('/kurti', 'kurti');
  await keep('/saree', 'saree');
  await keep('/list', 'kurti', 'saree');
  answers.drop(levelsOf('saree', 'jutti'));
  expect(answers.findByAlias('/kurti')).toBe(kurti);
  expect(answers.findByAlias('/saree')).toBeUndefined();
  expect(answers.findByAlias('/list')).toBeUndefined();
  await keep('/saree', 'saree');
  answers.drop(levelsOf('saree'));
  expect(answers.findByAlias('/saree')).toBeUndefined();
});

test('a new price invalidates only what shows the product and the lists whose result changed', async () => {
  const state = { of: 'before' };
  const makings: string[] = [];
  const listOf = (words: string, says: () => string, ...products: string[]) => {
    answers.aliasKey(words, words);
    return answers.get(words, async () => {
      makings.push(words);
      const before = says();
      return cachedResponse(200, {}, words, { products, stillHolds: async () => says() === before });
    });
  };
  const askAll = async () => {
    await listOf('/kurti', () => 'anyway', 'kurti');
    await listOf('/saree', () => 'anyway', 'saree');
    await listOf('/newest', () => 'the same order', 'kurti', 'jutti');
    await listOf('/cheapest', () => state.of, 'kurti', 'jutti');
    await keep('/suggestions');
  };
  await askAll();
  makings.length = 0;
  state.of = 'after';
  answers.drop(changeOf('saree'));
  expect(answers.findByAlias('/newest')).toBeUndefined();
  await askAll();
  expect(makings).toEqual(['/saree', '/cheapest']);
  expect(answers.findByAlias('/newest')).toBeDefined();
  makings.length = 0;
  // Long after a response with unknown dependencies would have expired.
  for (let minute = 0; minute < 60; minute++) vi.advanceTimersByTime(60_000);
  await askAll();
  expect(makings).toEqual([]);
});

test('a response that cannot be rechecked is made again after any catalogue change', async () => {
  const before = await keep('/suggestions');
  answers.drop(levelsOf('saree'));
  expect(await keep('/suggestions')).toBe(before);
  answers.drop(changeOf('saree'));
  expect(await keep('/suggestions')).not.toBe(before);
});

test('simultaneous requests recheck a cached response once', async () => {
  let looks = 0;
  const stillHolds = async () => {
    looks += 1;
    return true;
  };
  const ask = () => answers.get('list', async () => cachedResponse(200, {}, 'list', { stillHolds }));
  await ask();
  answers.drop(changeOf('saree'));
  await Promise.all([ask(), ask(), ask()]);
  expect(looks).toBe(1);
});

test('a response made while its product was sold is cached for less than half a second', async () => {
  answers.aliasKey('/saree', '/saree');
  const made = answers.get('/saree', async () => {
    answers.drop(levelsOf('saree'));
    return answer('before the sale', 'saree');
  });
  expect((await made).isStale).toBe(true);
  expect(answers.findByAlias('/saree')).toBeDefined();
  vi.advanceTimersByTime(450);
  expect(answers.findByAlias('/saree')).toBeUndefined();
});

test('changes are read again in good time, and no response is served 1.2 s after they were last read', async () => {
  await keep('/saree', 'saree');
  vi.advanceTimersByTime(300);
  answers.findByAlias('/saree');
  expect(watch.looks).toBe(0);
  vi.advanceTimersByTime(200);
  expect(answers.findByAlias('/saree')).toBeDefined();
  expect(answers.findByAlias('/saree')).toBeDefined();
  expect(watch.looks).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  vi.advanceTimersByTime(1_100);
  expect(answers.findByAlias('/saree')).toBeDefined();
  vi.advanceTimersByTime(1_300);
  expect(answers.findByAlias('/saree')).toBeUndefined();
});

test('a request fails when changes cannot be read, instead of returning possibly outdated data', async () => {
  await keep('/saree', 'saree');
  watch.look = () => Promise.reject(new Error('database gone'));
  vi.advanceTimersByTime(1_300);
  expect(answers.findByAlias('/saree')).toBeUndefined();
  await expect(keep('/saree', 'saree')).rejects.toThrow('gone');
});

test('a failure is not cached', async () => {
  await expect(answers.get('list', () => Promise.reject(new Error('database gone')))).rejects.toThrow('gone');
  expect((await answers.get('list', async () => answer('back'))).body.toString()).toBe('back');
});

const MINUTE_MS = 60_000;

/** A cache whose database the test can take away. */
function openLosable() {
  const state = { isAway: false };
  const losable = watchBy(async () => {
    if (state.isAway) throw new DatabaseFault('away');
  });
  const cache = new ResponseCache(losable);
  const ask = () => cache.get('list', async () => answer('list'));
  return { state, cache, ask };
}

test('while the database is down, shoppers see its last known state for up to five minutes', async () => {
  const { state, cache, ask } = openLosable();
  await ask();
  // Long enough for the response to be made again if the database were available.
  vi.advanceTimersByTime(MINUTE_MS);
  state.isAway = true;
  // The last read of changes was when the response was made.
  expect(await ask()).toMatchObject({ status: 200, age: 60 });
  expect(cache.has('list')).toBe(true);
  await expect(cache.get('another', async () => answer('another'))).rejects.toThrow('connection lost');
  expect(cache.has('another')).toBe(false);
  vi.advanceTimersByTime(4 * MINUTE_MS - 1);
  expect(await ask()).toMatchObject({ status: 200, age: 300 });
  vi.advanceTimersByTime(2);
  await expect(ask()).rejects.toThrow('connection lost');
  state.isAway = false;
  expect((await ask()).age).toBeUndefined();
});

test('a response known to be outdated before the database went down is not served', async () => {
  const { state, cache, ask } = openLosable();
  await ask();
  cache.drop(changeOf('saree'));
  state.isAway = true;
  vi.advanceTimersByTime(2_000);
  await expect(ask()).rejects.toThrow('connection lost');
});

test('a page that failed to render does not replace the last good one', async () => {
  const { state, cache, ask } = openLosable();
  await ask();
  vi.advanceTimersByTime(MINUTE_MS);
  const fault = await cache.get('list', async () => cachedResponse(503, {}, 'a fault'));
  expect(fault).toMatchObject({ status: 503 });
  vi.advanceTimersByTime(2_000);
  state.isAway = true;
  expect((await ask()).body.toString()).toBe('list');
});

test('a page is stored compressed once it was sent so, and is still found, invalidated and readable uncompressed', async () => {
  const text = '<p>saree</p>'.repeat(3_000);
  answers.aliasKey('/saree', '/saree');
  const make = async () => answer(text, 'saree');
  const made = await answers.get('/saree', make);
  made.pack?.(brotliCompressSync(made.body));
  const kept = answers.findByAlias('/saree');
  expect(kept?.packed?.length).toBeLessThan(1_000);
  expect(kept?.body.toString()).toBe(text);
  expect(await answers.get('/saree', () => Promise.reject(new Error('made again')))).toBe(kept);
  answers.drop(levelsOf('saree'));
  expect(answers.findByAlias('/saree')).toBeUndefined();
});
