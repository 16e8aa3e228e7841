import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { importUpload } from '@gulmohar/contract/admin/product-import.ts';
import { pictureUpload } from '@gulmohar/contract/admin/product-pictures.ts';
import { expect, test } from 'vitest';
import { settings } from '../platform/config/env-schema.ts';
import { SHUTDOWN_TIMEOUT_MS } from '../platform/process/shut-down-gracefully.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../../deploy');

test.each([
  ['nginx.conf', /client_max_body_size (\d+)m;/],
  ['Caddyfile', /max_size (\d+)MiB/],
  ['kubernetes/base/ingress.yaml', /proxy-body-size: (\d+)m/],
])('the largest file that staff may upload is accepted by %s', async (file, size) => {
  const [, mebibytes] = size.exec(await readFile(path.join(DEPLOY, file), 'utf8')) ?? [];
  const largest = Math.max(importUpload.maxBytes, pictureUpload.maxBytes);
  expect(Number(mebibytes) * 1024 * 1024).toBeGreaterThanOrEqual(largest);
});

test.each([
  ['nginx.conf', /^\s*limit_conn gulmohar_callers (\d+);$/m],
  ['kubernetes/base/ingress.yaml', /limit-connections: "(\d+)"/],
])(
  '%s limits how many connections an address may open, and leaves enough for a mobile carrier',
  async (file, limit) => {
    const [, connections] = limit.exec(await readFile(path.join(DEPLOY, file), 'utf8')) ?? [];
    expect(Number(connections)).toBe(500);
  },
);

test('systemd waits long enough for a draining shop to stop', async () => {
  const unit = await readFile(path.join(DEPLOY, 'gulmohar.service'), 'utf8');
  const accepted = (seconds: number) => settings.shape.DRAIN_SECONDS.safeParse(String(seconds)).success;
  const longest = Array.from({ length: 1_000 }, (_, seconds) => seconds).findLast(accepted) ?? 0;
  expect(longest).toBeGreaterThan(0);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(
    longest + SHUTDOWN_TIMEOUT_MS / 1_000,
  );
});
