/** The labels of the address fields, at checkout and in the sign-up. */
export const deliveryLabels = {
  phone: 'Phone',
  street: 'House, street and area',
  zipCode: 'PIN code',
  city: 'City',
  state: 'State',
  country: 'Country',
};
