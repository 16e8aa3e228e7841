const PRODUCT = 'indigo-ajrakh-straight-kurti-4f7k2m';
const PASSWORD = 'Bagru-indigo-27';
const PICTURE = '/pictures/indigo-ajrakh-1.4f7a2c10.e9d9c3/800.webp';
const ID = '019b1e7a-5c3d-7f42-8a6b-2d9e9c4b6f21';
const TIME = '2026-11-21T09:30:00.000Z';

/** Values for fields in the examples of the API's description, by the field's name. */
const byName: Record<string, unknown[]> = {
  _id: [PRODUCT],
  productId: [PRODUCT],
  productIds: [PRODUCT],
  itemId: [PRODUCT],
  'key of stockLevels': [PRODUCT],
  'key of cartData': [PRODUCT],
  name: ['Indigo Ajrakh Straight Kurti'],
  productName: ['Indigo Ajrakh Straight Kurti'],
  displayName: ['Colour'],
  description: ['Hand-printed cotton, straight cut'],
  image: [PICTURE],
  category: ['Women'],
  subCategory: ['Topwear'],
  sizes: ['M'],
  exchangeSize: ['L'],
  size: ['M', 'm'],
  price: [1299],
  mrp: [1599],
  amount: [1299],
  orderAmount: [1299],
  minPrice: ['500'],
  maxPrice: ['2000'],
  page: ['1', 1],
  limit: ['12', 12],
  quantity: [1],
  search: ['kurti'],
  q: ['kurti'],
  email: ['asha@example.com'],
  pendingEmail: ['asha.sharma@example.com'],
  password: [PASSWORD],
  confirmPassword: [PASSWORD],
  currentPassword: [PASSWORD],
  newPassword: [PASSWORD],
  firstName: ['Asha'],
  lastName: ['Sharma'],
  buyerName: ['Asha Sharma'],
  phone: ['9829012345', '+91 98290 12345'],
  street: ['14 Rangrezon ki Gali'],
  city: ['Jaipur'],
  state: ['Rajasthan'],
  zipcode: ['303007'],
  zipCode: ['303007'],
  country: ['India'],
  couponCode: ['WELCOME10'],
  code: ['WELCOME10'],
  orderIds: [ID],
  endsAt: ['2026-12-31T18:29:00.000Z'],
  message: ['Done'],
  reason: ['It does not fit'],
  currency: ['INR'],
  paymentMethod: ['UPI'],
  token: ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTliIn0.c2lnbmF0dXJl'],
  razorpay_order_id: ['order_9A33XWu170gUtm'],
  razorpay_payment_id: ['pay_29QQoUBi66xm2f'],
  razorpay_signature: ['9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d'],
  url: ['https://checkout.stripe.com/c/pay/cs_test_a1b2c3'],
  colorCode: ['#3f51b5'],
  gstin: ['08AABCG4821M1Z6'],
  hsn: ['6204'],
  tags: ['gender:women'],
  wide: ['/pictures/slide-wide.4f7a2c10.e9d9c3/1600.webp'],
  tall: ['/pictures/slide-tall.4f7a2c10.e9d9c3/800.webp'],
  to: ['/collection'],
  courier: ['India Post'],
  trackingNumber: ['EW123456789IN'],
  sku: ['KURTI-INDIGO-M'],
  shortId: ['9C4B6F21'],
  provider: ['razorpay'],
};

/** A value that matches the field's pattern. */
const anywhere: unknown[] = [
  'text',
  ID,
  TIME,
  '2026-11-21',
  '2026-11',
  'asha@example.com',
  'https://gulmohar.example/collection',
  'GM',
  'M',
  '123456',
  1,
  0,
];

/** Values for a field in the order in which to try them; its schema decides which one fits. */
export function plausible(name: string): readonly unknown[] {
  const named = Object.hasOwn(byName, name) ? (byName[name] ?? []) : [];
  return [...named, ...(name.startsWith('key of ') ? ['M'] : []), ...anywhere];
}
