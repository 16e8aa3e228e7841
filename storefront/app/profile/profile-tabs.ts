import type { Tab } from '@gulmohar/ui/tabs.tsx';
import { profileMessages as messages } from './profile.messages.ts';

export type TabName = 'personal' | 'address' | 'preferences' | 'sizes' | 'security';

export const tabs: Tab<TabName>[] = [
  { name: 'personal', label: messages.personal },
  { name: 'address', label: messages.address },
  { name: 'preferences', label: messages.preferences },
  { name: 'sizes', label: messages.sizes },
  { name: 'security', label: messages.security },
];

/** Returns the tab that contains a field of the profile, by its dotted path. */
export function tabOf(field: string): TabName {
  if (field.startsWith('address')) return 'address';
  return field.startsWith('preferences') ? 'preferences' : 'personal';
}
