import type { Preferences, ProfileAddress, User } from '@gulmohar/contract/accounts/profile.ts';

/** What the form holds: the texts as they were typed. */
export type ProfileDraft = {
  name: string;
  email: string;
  /** Only asked for with a new address. */
  currentPassword: string;
  phone: string;
  address: ProfileAddress;
  preferences: Preferences;
};

export function draftOf({ name, email, phone, address, preferences }: User): ProfileDraft {
  return { name, email, currentPassword: '', phone, address, preferences };
}
