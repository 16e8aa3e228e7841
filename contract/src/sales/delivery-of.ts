import type { User } from '../accounts/profile.ts';
import type { Address } from '../values/address.ts';

export function deliveryOf({
  name,
  email,
  phone,
  address: { zipCode, ...place },
}: Pick<User, 'name' | 'email' | 'phone' | 'address'>): Address {
  return { ...splitName(name), email, phone, ...place, zipcode: zipCode };
}

/** Splits a name: its last word is the last name, a single word is a first name. */
export function splitName(name: string): Pick<Address, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
