import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { browserContract } from './browser-contract.ts';

const contract = path.resolve(import.meta.dirname, '../../contract/src');
/** A module of the contract as an import names it, whatever is in its path. */
const moduleOf = (file: string) => JSON.stringify(path.join(contract, file));
const ENTRY = 'entry';

/** Bundles a module for browsers. */
async function bundle(code: string): Promise<string> {
  const entry = {
    name: ENTRY,
    resolveId: (id: string) => (id === ENTRY ? id : undefined),
    load: (id: string) => (id === ENTRY ? code : undefined),
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
    plugins: [browserContract(), entry],
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

test('a page gets the address of a call and the rules of its form, without what only the server reads', async () => {
  const code = await bundle(`export { requestPasswordReset } from ${moduleOf('accounts/password.ts')};`);
  const { requestPasswordReset } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { body, ...address } = requestPasswordReset;
  expect(address).toEqual({ method: 'POST', path: '/user/request-reset' });
  expect(body.safeParse({ email: 'nobody' }).error.issues).toMatchObject([
    { message: 'Please enter a valid email address' },
  ]);
});

test('schemas that a page does not use are not part of its scripts', async () => {
  const code = await bundle(`
    import { listAdminOrders } from ${moduleOf('admin/order.ts')};
    export const { path } = listAdminOrders;
  `);
  expect(code).toContain('/admin/order/list');
  expect(code).not.toContain('/admin/order/count');
  expect(code).not.toContain('Please enter a date');
  expect(code.length).toBeLessThan(1_000);
});
