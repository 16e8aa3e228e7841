import type { Address } from '@gulmohar/contract/values/address.ts';

export function recipientOf({ firstName, lastName, street, city, state, zipcode, country, phone }: Address) {
  return {
    name: `${firstName} ${lastName}`,
    lines: [street, city, `${state}, ${country}`],
    pin: zipcode,
    phone,
  };
}
