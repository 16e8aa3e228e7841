import {
  type ApiKeyForm,
  createApiKey,
  deleteApiKey,
  listApiKeys,
} from '@gulmohar/contract/admin/api-key.ts';
import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { saveRedirect } from '@gulmohar/contract/admin/redirect.ts';
import { afterAll, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';

type Description = { paths: Record<string, Record<string, { security: { admin?: string[] }[] }>> };

const shop = await testShop();
const owner = await buildStaff(shop, 'owner');
afterAll(() => shop.close());

async function makeKey(form: Partial<ApiKeyForm> = {}): Promise<string> {
  const body: ApiKeyForm = { name: 'Books', scopes: ['products.read'], days: null, ...form };
  return (await owner.api(createApiKey, { body })).key;
}

async function call(key: string, url: string, payload?: object) {
  return shop.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${url}`,
    headers: { authorization: `Bearer ${key}`, 'sec-fetch-site': 'cross-site' },
    ...(payload && { payload }),
  });
}

test('a key may make every call of its scopes, and no other call of the admin', async () => {
  const key = await makeKey();
  expect(key).toMatch(/^sk_[\w-]{43}$/);
  const { paths } = (await shop.app.inject('/api/openapi.json')).json<Description>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { security }] of Object.entries(operations)) {
      const permission = security[0]?.admin?.[0];
      if (!path.startsWith('/admin/') || permission === undefined) continue;
      const { statusCode } = await call(key, path, method === 'post' ? {} : undefined);
      const isRefused = statusCode === 401 || statusCode === 403;
      expect([path, isRefused]).toEqual([path, permission !== 'products.read']);
    }
  }
});

test('what a program changes stands in the audit log under the name of its key', async () => {
  const key = await makeKey({ name: 'Importer', scopes: ['catalogue.write'] });
  const saved = await call(key, saveRedirect.path, { from: '/old', to: '/about' });
  expect(saved.statusCode).toBe(200);
  const { entries } = await owner.api(listAudit, { query: {} });
  expect(entries[0]).toMatchObject({ action: 'redirect.save', staffName: 'Importer (API key)' });
});

test('a deleted, an expired and an unknown key are refused, and so are all keys of a member who left', async () => {
  const url = '/admin/product/list';
  const [deleted, expired, left] = [await makeKey(), await makeKey({ days: 30 }), await makeKey()];
  expect((await call(left, url)).statusCode).toBe(200);
  const { keys } = await owner.api(listApiKeys);
  const idOf = (key: string) => keys.find(({ hint }) => key.endsWith(hint))?.keyId ?? '';
  expect(keys.find(({ hint }) => left.endsWith(hint))?.lastUsedAt).not.toBeNull();
  await owner.api(deleteApiKey, { body: { keyId: idOf(deleted) } });
  await shop.db
    .updateTable('api_key')
    .set({ expires_at: new Date() })
    .where('id', '=', idOf(expired))
    .execute();
  for (const key of [deleted, expired, 'sk_unheard-of']) expect((await call(key, url)).statusCode).toBe(401);
  await shop.db.updateTable('staff').set({ is_active: false }).where('id', '=', owner.staffId).execute();
  expect((await call(left, url)).statusCode).toBe(401);
  await shop.db.updateTable('staff').set({ is_active: true }).where('id', '=', owner.staffId).execute();
});

test('a key can never do more than its maker may do now', async () => {
  const key = await makeKey({ scopes: ['catalogue.write'] });
  await shop.db.updateTable('staff').set({ role: 'packer' }).where('id', '=', owner.staffId).execute();
  expect((await call(key, saveRedirect.path, { from: '/x', to: '/about' })).statusCode).toBe(403);
  await shop.db.updateTable('staff').set({ role: 'owner' }).where('id', '=', owner.staffId).execute();
});

test('keys for settings, staff or the export of personal data cannot be made, nor can managers make any', async () => {
  const scopes = ['settings'] as unknown as ApiKeyForm['scopes'];
  await expect(makeKey({ scopes })).rejects.toMatchObject({ status: 400 });
  await expect(makeKey({ scopes: [] })).rejects.toMatchObject({ status: 400 });
  const manager = await buildStaff(shop, 'manager');
  await expect(manager.api(listApiKeys)).rejects.toMatchObject({ status: 403 });
});
