import { expect, test } from 'vitest';
import { reservePort } from './port.ts';

test('a port is reserved until it is released, and port 0 picks any free one', async () => {
  const reserved = await reservePort(0, 'localhost');
  expect(reserved.port).toBeGreaterThan(0);
  await expect(reservePort(reserved.port, 'localhost')).rejects.toThrow(
    `port ${reserved.port} is taken. Stop what uses it, or choose another`,
  );
  await reserved.release();
  await reserved.release();
  const next = await reservePort(reserved.port, 'localhost');
  expect(next.port).toBe(reserved.port);
  await next.release();
});

test('a HOST that is not an address of this machine is reported in one line', async () => {
  await expect(reservePort(0, '192.0.2.1')).rejects.toThrow(
    'HOST=192.0.2.1 is not an address of this machine',
  );
});
