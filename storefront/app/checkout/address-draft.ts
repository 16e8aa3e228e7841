import type { Address } from '@gulmohar/contract/values/address.ts';

const KEY = 'gulmohar-delivery';

const empty: Address = {
  firstName: '',
  lastName: '',
  email: '',
  street: '',
  city: '',
  state: '',
  zipcode: '',
  country: 'India',
  phone: '',
};

/** What was typed into the delivery form in this tab. */
export function readDraft(): Address {
  try {
    return { ...empty, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return empty;
  }
}

/** Whether nothing is left to be filled in. */
export function isDraftComplete(): boolean {
  return Object.values(readDraft()).every((value) => value !== '');
}

export function keepDraft(values: object): void {
  sessionStorage.setItem(KEY, JSON.stringify(values));
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}
