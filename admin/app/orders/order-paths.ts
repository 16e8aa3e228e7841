/** Every address of the orders' part of the desk. */
export const orderPaths = {
  list: '/orders',
  one: (orderId: string) => `/orders/${orderId}`,
  pickList: (orderIds: readonly string[]) => `/orders/pick-list?orders=${orderIds.join(',')}`,
  packingSlips: (orderIds: readonly string[]) => `/orders/packing-slips?orders=${orderIds.join(',')}`,
  /** A file of the server's, not a page. */
  document: (documentId: string) => `/api/admin/order/document?documentId=${documentId}`,
};
