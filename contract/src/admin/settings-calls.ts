import { z } from 'zod';
import { nothing, success } from '../envelope.ts';
import { settingGroups, settingNames, settings } from './settings.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const readSettings = staffEndpoint({
  method: 'GET',
  path: '/admin/settings/read',
  summary: 'What the shop goes by, and which groups of it were set at the desk',
  permission: 'settings',
  query: nothing,
  body: nothing,
  reply: success({ settings, saved: z.array(z.enum(settingNames)) }),
});

export const saveSettings = staffEndpoint({
  method: 'POST',
  path: '/admin/settings/save',
  summary: 'Sets one group; every process of the shop goes by it within two seconds',
  permission: 'settings',
  query: nothing,
  body: z.discriminatedUnion('group', [
    z.object({ group: z.literal('shop'), value: settingGroups.shop }),
    z.object({ group: z.literal('contact'), value: settingGroups.contact }),
    z.object({ group: z.literal('social'), value: settingGroups.social }),
    z.object({ group: z.literal('legal'), value: settingGroups.legal }),
    z.object({ group: z.literal('shipping'), value: settingGroups.shipping }),
    z.object({ group: z.literal('returns'), value: settingGroups.returns }),
    z.object({ group: z.literal('tax'), value: settingGroups.tax }),
  ]),
  reply: success({ settings }),
});

export const resetSettings = staffEndpoint({
  method: 'POST',
  path: '/admin/settings/reset',
  summary: 'Lets one group go by the operator’s defaults again',
  permission: 'settings',
  query: nothing,
  body: z.object({ group: z.enum(settingNames) }),
  reply: success({ settings }),
});
