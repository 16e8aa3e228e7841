import { expect, test } from 'vitest';
import { holdPort } from './port.ts';

test('a port is reserved until it is released, and port 0 picks any free one', async () => {
  const held = await holdPort(0, 'localhost');
  expect(held.port).toBeGreaterThan(0);
  await expect(holdPort(held.port, 'localhost')).rejects.toThrow(
    `port ${held.port} is taken. Stop what uses it, or choose another`,
  );
  await held.letGo();
  await held.letGo();
  const next = await holdPort(held.port, 'localhost');
  expect(next.port).toBe(held.port);
  await next.letGo();
});

test('a HOST that is not an address of this machine is reported in one line', async () => {
  await expect(holdPort(0, '192.0.2.1')).rejects.toThrow('HOST=192.0.2.1 is not an address of this machine');
});
