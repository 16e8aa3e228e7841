/** Every path that the admin links to, below `/admin`. */
export const paths = {
  today: '/',
  orders: '/orders',
  ordersInPacking: (packed: 'yes' | 'no') => `/orders?${new URLSearchParams({ state: 'Packing', packed })}`,
  ordersToConfirm: `/orders?${new URLSearchParams({ state: 'Order Placed', payment: 'to-confirm' })}`,
  /** Orders in any state with this product, coupon, …, of days as `2026-11-21`. */
  ordersOf: (of: { by: string; key: string; from: string; to: string; arrived?: 'yes' }) =>
    `/orders?${new URLSearchParams({ state: 'all', days: 'range', ...of })}`,
  order: (orderId: string) => `/orders/${orderId}`,
  pickList: (orderIds: readonly string[]) => `/orders/pick-list?orders=${orderIds.join(',')}`,
  packingSlips: (orderIds: readonly string[]) => `/orders/packing-slips?orders=${orderIds.join(',')}`,
  /** @param orderIds joined with commas; none: the last bookings */
  bookings: (orderIds: readonly string[] = []) =>
    orderIds.length > 0 ? `/orders/book?orders=${orderIds.join(',')}` : '/orders/book',
  booking: (bookingId: string) => `/orders/book/${bookingId}`,
  drafts: '/orders/by-phone',
  draft: (draftId: string) => `/orders/by-phone/${draftId}`,
  editDraft: (draftId: string) => `/orders/by-phone/${draftId}/change`,
  /** @param of the order or draft to prefill the form from; with a return of the order, its buyer alone */
  newDraft: (of: { order: string; return?: string } | { draft: string } | undefined = undefined) =>
    of ? `/orders/by-phone/new?${new URLSearchParams(of)}` : '/orders/by-phone/new',
  packing: '/packing',
  packingOf: (order: string) => `/packing?${new URLSearchParams({ order })}`,
  courierFiles: '/courier-files',
  courierFile: (templateId: string) => `/courier-files/${templateId}`,
  newCourierFile: (copy: string) => `/courier-files/new?${new URLSearchParams({ copy })}`,
  returns: '/returns',
  refunds: '/refunds',
  cash: '/cash',
  courierBills: '/courier-bills',
  returnsOfProduct: (product: string, reason: string) =>
    `/returns?${new URLSearchParams({ product, reason })}`,
  fit: '/fit-and-returns',
  returnsOf: (status: string) => `/returns?${new URLSearchParams({ state: status })}`,
  storeCredit: '/store-credit',
  giftCards: '/gift-cards',
  complaints: '/complaints',
  pastOrders: '/customers/past-orders',
  reviews: '/reviews',
  analytics: '/analytics',
  products: '/products',
  productsByStock: (stock: 'low' | 'out') => `/products?${new URLSearchParams({ stock })}`,
  product: (productId: string) => `/products/${productId}`,
  previewOfProduct: (productId: string) => `/products/${productId}/preview`,
  newProduct: '/products/new',
  importProducts: '/products/import',
  /** @param importId none: a new one */
  shopImport: (importId?: string) =>
    importId === undefined ? '/products/move' : `/products/move?${new URLSearchParams({ import: importId })}`,
  scanStock: '/products/scan',
  bulkPictures: '/products/pictures',
  collections: '/collections',
  collection: (handle: string) => `/collections/${handle}`,
  newCollection: '/collections/new',
  customers: '/customers',
  customer: (userId: string) => `/customers/${userId}`,
  coupons: '/coupons',
  coupon: (couponId: string) => `/coupons/${couponId}`,
  newCoupon: '/coupons/new',
  promotions: '/offers',
  promotion: (promotionId: string) => `/offers/${promotionId}`,
  newPromotion: '/offers/new',
  filters: '/catalogue',
  filter: (name: string) => `/catalogue/filters/${name}`,
  searchWords: '/catalogue/words',
  searchWordsOf: (kind: string) => `/catalogue/words?${new URLSearchParams({ kind })}`,
  synonyms: '/catalogue/synonyms',
  customFields: '/catalogue/custom-fields',
  searches: '/catalogue/searches',
  searchesFor: (search: string) => `/catalogue/searches?${new URLSearchParams({ q: search })}`,
  bestSellers: '/catalogue/best-sellers',
  homeSlides: '/catalogue/home',
  homeSections: '/catalogue/home/sections',
  sitePages: '/site/pages',
  newSitePage: '/site/pages/new',
  sitePage: (slug: string) => `/site/pages/${slug}`,
  journal: '/site/journal',
  newArticle: '/site/journal/new',
  article: (slug: string) => `/site/journal/${slug}`,
  menus: '/site/menus',
  redirects: '/redirects',
  missingAddresses: '/redirects/missing',
  look: '/look',
  abandonedCheckouts: '/abandoned-checkouts',
  newsletter: '/newsletter',
  campaigns: '/newsletter/campaigns',
  newCampaign: '/newsletter/campaigns/new',
  campaign: (campaignId: string) => `/newsletter/campaigns/${campaignId}`,
  stockAlerts: '/newsletter/alerts',
  gst: '/gst',
  gstOf: (period: string) => `/gst?${new URLSearchParams({ period })}`,
  settings: '/settings',
  settingPage: (page: string) => `/settings/${page}`,
  staff: '/settings/staff',
  jobs: '/jobs',
  apiKeys: '/settings/api-keys',
  webhooks: '/settings/webhooks',
  extensions: '/settings/extensions',
  changes: '/settings/audit',
  changesOf: (subject: string) => `/settings/audit?${new URLSearchParams({ subject })}`,
  account: '/account',
  /** @param step none: the first that is not done */
  setUp: (step?: string) => (step === undefined ? '/set-up' : `/set-up/${step}`),
  /** @param back the page to return to */
  signIn: (back?: string) => (back === undefined ? '/sign-in' : `/sign-in?${new URLSearchParams({ back })}`),
};

type PrintInput = { orderIds: readonly string[]; kinds: readonly string[]; paper: string; printId: string };

/** Files from the server, not pages. */
export const files = {
  orders: ({ orderIds, kinds, paper, printId }: PrintInput) =>
    `/api/admin/print/orders.pdf?${new URLSearchParams({ orderIds: orderIds.join(','), kinds: kinds.join(','), paper, printId })}`,
  parcels: (templateId: string) =>
    `/api/admin/shipping-file/parcels.csv?${new URLSearchParams({ templateId })}`,
  label: (parcelId: string, paper = '4x6') =>
    `/api/admin/print/label.pdf?${new URLSearchParams({ parcelId, paper })}`,
  document: (documentId: string, copy = 'recipient') =>
    `/api/admin/order/document?documentId=${documentId}&copy=${copy}`,
  courierCharges: (filters: Record<string, string>) =>
    `/api/admin/courier-bill/lines.csv?${new URLSearchParams(filters)}`,
  figures: (table: string, days: string) =>
    `/api/admin/figures/table.csv?${new URLSearchParams({ table, days })}`,
  gstReturn: (period: string) => `/api/admin/gst/return.zip?${new URLSearchParams({ period })}`,
  parcelLabel: (parcelId: string) => `/api/admin/shipment/label?parcelId=${parcelId}`,
  bookingLabels: (bookingId: string, paper: string) =>
    `/api/admin/booking/labels.pdf?${new URLSearchParams({ bookingId, paper })}`,
  manifest: (orderId: string) => `/api/admin/shipment/manifest?orderId=${orderId}`,
  importFaults: (importId: string) =>
    `/api/admin/product/import/faults.csv?${new URLSearchParams({ importId })}`,
  importReport: (importId: string) =>
    `/api/admin/shop-import/report.csv?${new URLSearchParams({ importId })}`,
  importChanges: (importId: string) =>
    `/api/admin/product/import/changes.csv?${new URLSearchParams({ importId })}`,
  originalPicture: (productId: string, address: string) =>
    `/api/admin/product/picture/original?${new URLSearchParams({ productId, address })}`,
};
