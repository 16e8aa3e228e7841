import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProviderBreaker } from './circuit-breaker.ts';
import { ProviderError } from './provider.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = () => Promise.reject(new ProviderError('down', { retryable: true }));
const refusing = () => Promise.reject(new ProviderError('no', { retryable: false }));

test('a provider that failed ten times in a row is not called for a while, then tried again', async () => {
  const breaker = createProviderBreaker();
  for (let call = 0; call < 10; call++) await expect(breaker.run(failing)).rejects.toThrow('down');
  const provider = vi.fn(async () => 'well');
  await expect(breaker.run(provider)).rejects.toThrow('paused for a moment');
  expect(provider).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_001);
  await expect(breaker.run(provider)).resolves.toBe('well');
  await expect(breaker.run(provider)).resolves.toBe('well');
});

test('refusals do not count as failures, because the provider is working', async () => {
  const breaker = createProviderBreaker();
  for (let call = 0; call < 30; call++) await expect(breaker.run(refusing)).rejects.toThrow('no');
});

test('setting the clock back does not keep a provider blocked', async () => {
  const breaker = createProviderBreaker();
  for (let call = 0; call < 10; call++) await expect(breaker.run(failing)).rejects.toThrow('down');
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(5_001);
  await expect(breaker.run(async () => 'well')).resolves.toBe('well');
});
