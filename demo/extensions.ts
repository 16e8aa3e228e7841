import type { Settings } from '@gulmohar/contract/admin/settings.ts';

/** The demo shop's extensions until its owner changes them. */
export const demoExtensions: Settings['extensions'] = {
  'whatsapp-help': { isOn: true, settings: { number: '919829012345' } },
};
