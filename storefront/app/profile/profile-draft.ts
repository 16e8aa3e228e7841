import type { Preferences, ProfileAddress, User } from '@gulmohar/contract/accounts/profile.ts';

/** The form's values: the texts as entered. */
export type ProfileDraft = {
  name: string;
  email: string;
  /** Only required with a new e-mail address. */
  currentPassword: string;
  phone: string;
  address: ProfileAddress;
  preferences: Preferences;
};

export function draftOf({ name, email, phone, address, preferences }: User): ProfileDraft {
  return { name, email, currentPassword: '', phone, address, preferences };
}
