import { expect, test } from 'vitest';
import { inLine } from './hash-queue.ts';

test('whoever signs in on a known device is served before all strangers, however many wait', async () => {
  const served: string[] = [];
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const flood = Array.from({ length: 102 }, () =>
    inLine('shoppers', () => begun.then(() => served.push('stranger'))),
  );
  await expect(inLine('shoppers', async () => 'in')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  const others = (['staff', 'proven', 'known'] as const).map((line) =>
    inLine(line, async () => served.push(line)),
  );
  begin();
  await Promise.all([...flood, ...others]);
  // Two strangers were being served already.
  expect(served.filter((one, index) => index < 2 || one !== 'stranger')).toEqual([
    'stranger',
    'stranger',
    'known',
    'proven',
    'staff',
  ]);
  expect(served.lastIndexOf('staff')).toBeLessThan(6);
});
