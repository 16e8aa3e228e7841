/** The columns of Shopify's file of orders. */
export const pastOrderColumns = {
  number: ['name'],
  email: ['email'],
  paid: ['financialstatus'],
  sent: ['fulfillmentstatus'],
  placedAt: ['createdat'],
  cancelledAt: ['cancelledat', 'canceledat'],
  currency: ['currency'],
  total: ['total'],
  refunded: ['refundedamount'],
  method: ['paymentmethod'],
  item: ['lineitemname'],
  quantity: ['lineitemquantity'],
  price: ['lineitemprice'],
  sku: ['lineitemsku'],
  phone: ['phone'],
  shippingName: ['shippingname'],
  shippingStreet: ['shippingstreet', 'shippingaddress1'],
  shippingCity: ['shippingcity'],
  shippingPin: ['shippingzip'],
  shippingState: ['shippingprovincename', 'shippingprovince'],
  shippingPhone: ['shippingphone'],
  billingName: ['billingname'],
  billingPhone: ['billingphone'],
} as const;

export type PastOrderColumn = keyof typeof pastOrderColumns;
