/** The columns of files of customers, under the headings of Shopify and WooCommerce. */
export const customerColumns = {
  email: ['email', 'emailaddress', 'useremail', 'billingemail'],
  name: ['name', 'displayname'],
  firstName: ['firstname', 'billingfirstname'],
  lastName: ['lastname', 'billinglastname'],
  phone: ['phone', 'defaultaddressphone', 'billingphone'],
  street: ['defaultaddressaddress1', 'address1', 'billingaddress1'],
  street2: ['defaultaddressaddress2', 'address2', 'billingaddress2'],
  city: ['defaultaddresscity', 'city', 'billingcity'],
  state: ['defaultaddressprovincecode', 'provincecode', 'province', 'region', 'billingstate'],
  pin: ['defaultaddresszip', 'zip', 'postalcode', 'billingpostcode'],
  country: ['defaultaddresscountrycode', 'countrycode', 'country', 'countryregion', 'billingcountry'],
  newsletter: ['acceptsemailmarketing', 'acceptsmarketing'],
  spent: ['totalspent', 'totalspend'],
  orders: ['totalorders', 'orderscount', 'orders'],
  note: ['note'],
  tags: ['tags'],
} as const;

export type CustomerColumn = keyof typeof customerColumns;
