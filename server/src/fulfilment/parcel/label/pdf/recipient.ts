import type { Address } from '@gulmohar/contract/values/address.ts';

/** A parcel's address as its papers show it. */
export function recipientOf({ firstName, lastName, street, city, state, zipcode, country, phone }: Address) {
  return {
    name: `${firstName} ${lastName}`,
    lines: [street, city, `${state}, ${country}`],
    pin: zipcode,
    phone,
  };
}
