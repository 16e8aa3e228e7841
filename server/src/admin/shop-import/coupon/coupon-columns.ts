/** The columns of Shopify's file of discounts. */
export const couponColumns = {
  code: ['name'],
  value: ['value'],
  valueType: ['valuetype'],
  type: ['type'],
  appliesTo: ['discountclass'],
  minimum: ['minimumpurchaserequirements'],
  customers: ['customerselection'],
  used: ['timesusedintotal'],
  oncePerCustomer: ['appliesoncepercustomer'],
  limit: ['usagelimitpercode'],
  status: ['status'],
  start: ['start'],
  end: ['end'],
} as const;

export type CouponColumn = keyof typeof couponColumns;
