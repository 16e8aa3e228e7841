import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { text } from '../values/text-field.ts';
import { type Permission, permissions } from './permissions.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** What no program may do: its maker's own account, settings and secrets, staff, personal data as a whole. */
const notForKeys = [
  'admin',
  'settings',
  'staff',
  'customers.privacy',
  'audit.read',
] as const satisfies readonly Permission[];

export type ApiScope = Exclude<Permission, (typeof notForKeys)[number]>;

/** What a key can be allowed to do. */
export const apiScopes = (Object.keys(permissions) as Permission[]).filter(
  (permission): permission is ApiScope => !notForKeys.some((one) => one === permission),
);

/** Keys are recognised by it in files and logs. */
export const API_KEY_PREFIX = 'sk_';
export const MAX_API_KEYS = 50;
export const apiKeyLives = [30, 90, 365] as const;

export const apiKeyRow = z.object({
  keyId: z.uuid(),
  name: z.string(),
  hint: z.string(),
  scopes: z.array(z.string()),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKeyRow = z.infer<typeof apiKeyRow>;

export const apiKeyForm = z.object({
  name: text(60, 'Please enter what the key is for'),
  scopes: z.array(z.enum(apiScopes)).min(1, 'Choose at least one permission'),
  /** Days from now; null: until it is deleted. */
  days: z.literal([...apiKeyLives]).nullable(),
});
export type ApiKeyForm = z.infer<typeof apiKeyForm>;

export const listApiKeys = staffEndpoint({
  method: 'GET',
  path: '/admin/api-key/list',
  summary: 'The keys by which programs call the API, newest first',
  permission: 'settings',
  query: nothing,
  body: nothing,
  reply: success({ keys: z.array(apiKeyRow) }),
});

export const createApiKey = staffEndpoint({
  method: 'POST',
  path: '/admin/api-key/create',
  summary: 'Makes a key that is sent as `Authorization: Bearer …`; it is shown only in this reply',
  permission: 'settings',
  query: nothing,
  body: apiKeyForm,
  reply: success({ key: z.string() }),
});

export const deleteApiKey = staffEndpoint({
  method: 'POST',
  path: '/admin/api-key/delete',
  summary: 'Deletes a key, which is refused at once',
  permission: 'settings',
  query: nothing,
  body: z.object({ keyId: z.uuid() }),
  reply: success({}),
});
