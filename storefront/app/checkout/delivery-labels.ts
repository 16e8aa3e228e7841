/** What the fields of an address are called at checkout and, the same, in the sign-up. */
export const deliveryLabels = {
  phone: 'Phone',
  street: 'House, street and area',
  zipCode: 'PIN code',
  city: 'City',
  state: 'State',
  country: 'Country',
};
