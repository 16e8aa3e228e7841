import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** The output of a log line. */
function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

test('personal fields are redacted from a log line at any depth, and the rest is kept', () => {
  const order = {
    id: 'A1B2',
    buyer_name: 'Ravi',
    address: { street: 'Temple Road' },
    lines: [{ size: 'M' }],
  };
  const line = written((log) =>
    log.info({ order, deep: { er: [{ snapshot: { buyer: 'Ravi' } }] } }, 'placed'),
  );
  expect(line).not.toMatch(/Ravi|Temple/);
  expect(JSON.parse(line)).toMatchObject({
    order: { id: 'A1B2', buyer_name: '[redacted]', address: '[redacted]', lines: [{ size: 'M' }] },
    deep: { er: [{ snapshot: '[redacted]' }] },
    msg: 'placed',
  });
});

test('personal details of an error are redacted, and its type, code and stack are kept', () => {
  const refused = Object.assign(new Error('550 <ravi.kumar+saree@gmail.com>: no such inbox'), {
    code: 'EENVELOPE',
    recipient: 'ravi.kumar@gmail.com',
    detail: 'Failing row contains (Ravi)',
    envelope: { to: ['रवि@उदाहरण.भारत'] },
  });
  const line = written((log) =>
    log.error(new AggregateError([refused], 'mail to ravi.kumar@gmail.com failed')),
  );
  expect(line).not.toMatch(/ravi|रवि/i);
  const { err } = JSON.parse(
    written((log) => log.child({ email: 'ravi@gmail.com' }).warn({ err: refused }, 'later')),
  );
  expect(err).toMatchObject({
    type: 'Error',
    code: 'EENVELOPE',
    recipient: '[redacted]',
    detail: '[redacted]',
    message: '550 <[redacted]>: no such inbox',
    stack: expect.stringContaining('log.test.ts'),
  });
});

test('package paths and versions are not mistaken for e-mail addresses', () => {
  const text = 'node_modules/@fastify/static/index.js of fastify@5.6.1';
  expect(written((log) => log.info(text))).toContain(text);
});
