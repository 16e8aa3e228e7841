const home = {
  street: '12 Temple Road',
  city: 'Mysuru',
  state: 'Karnataka',
  zipcode: '570001',
  country: 'India',
};
const office = {
  street: '4 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  zipcode: '411001',
  country: 'India',
};
const ravi = {
  name: 'Ravi Kumar',
  firstName: 'Ravi',
  lastName: 'Kumar',
  email: 'ravi@guest.example',
  phone: '9123456780',
};

export type Line = { _id: 'kurti' | 'dupatta'; size?: string | null; quantity: number };

export type NaiveShopper = {
  title: string;
  isGuest: boolean;
  /** The profile of a signed-in shopper; the address is `home` unless given otherwise. */
  profile?: { name?: string; hasNoAddress?: true };
  /** What is already in the server's cart. */
  cart?: Line[];
  buys: Line[];
  coupon?: 'fixed' | 'free_shipping';
  /** In rupees: subtotal, discount and shipping by section 9 of the specification. */
  amount: number;
  address?: Record<string, unknown>;
  guestInfo?: Record<string, unknown> | null;
  itemName?: string;
  /** The texts of the form that the order must contain. */
  goesTo: Record<string, string>;
  discount?: number;
  leftInCart?: Record<string, Record<string, number>>;
};

const kurti: Line = { _id: 'kurti', size: 'M', quantity: 1 };
const guest = { isGuest: true, address: home, guestInfo: { ...ravi, ...home }, goesTo: { ...ravi, ...home } };
const signedIn = {
  isGuest: false,
  address: home,
  guestInfo: { ...ravi, ...home },
  goesTo: { ...ravi, ...home },
};
const noSizes = [null, undefined, '', 'default', 'quantity'].map((size): Line => {
  return { _id: 'dupatta', quantity: 2, ...(size !== undefined && { size }) };
});

/** Shoppers whose client knows only section 7 of the specification. */
export const naiveShoppers: NaiveShopper[] = [
  { ...guest, title: 'a guest buys a size', buys: [kurti], amount: 1_600 },
  {
    ...guest,
    title: 'a guest buys two things, one of them without sizes',
    buys: [kurti, { _id: 'dupatta', size: null, quantity: 1 }],
    amount: 2_250,
  },
  {
    ...guest,
    title: 'a guest uses a coupon',
    buys: [kurti],
    coupon: 'fixed',
    amount: 1_400,
    discount: 20_000,
  },
  {
    ...guest,
    title: 'a guest uses a coupon for free delivery',
    buys: [kurti],
    coupon: 'free_shipping',
    amount: 1_500,
  },
  ...noSizes.flatMap((line): NaiveShopper[] => [
    {
      ...guest,
      title: `a guest buys an unsized product with the size ${JSON.stringify(line.size)}`,
      buys: [line],
      amount: 1_600,
    },
    {
      ...signedIn,
      title: `a signed-in shopper buys an unsized product with the size ${JSON.stringify(line.size)}`,
      cart: [line],
      buys: [line],
      amount: 1_600,
    },
  ]),
  {
    ...guest,
    title: 'a guest names the same unsized product in two ways',
    buys: [
      { _id: 'dupatta', size: 'default', quantity: 1 },
      { _id: 'dupatta', size: null, quantity: 1 },
    ],
    amount: 1_600,
  },
  {
    ...guest,
    title: 'a guest buys something with a very long name',
    buys: [kurti],
    itemName: 'A kurti '.repeat(100),
    amount: 1_600,
  },
  {
    ...guest,
    title: 'a guest whose form is the only place that has the address',
    address: {},
    buys: [kurti],
    amount: 1_600,
  },
  {
    ...guest,
    title: 'a guest whose inputs for PIN and phone give numbers',
    address: { ...home, zipcode: 570_001 },
    guestInfo: { ...ravi, ...home, phone: 9_123_456_780 },
    buys: [kurti],
    amount: 1_600,
  },
  {
    ...signedIn,
    title: 'a signed-in shopper buys the cart to the address of the profile',
    cart: [kurti],
    buys: [kurti],
    amount: 1_600,
  },
  {
    ...signedIn,
    title: 'a signed-in shopper uses a coupon',
    cart: [kurti],
    buys: [kurti],
    coupon: 'fixed',
    amount: 1_400,
    discount: 20_000,
  },
  {
    ...signedIn,
    title: 'a signed-in shopper buys at once, while the cart has something else',
    cart: [{ _id: 'dupatta', quantity: 3 }],
    buys: [kurti],
    amount: 1_600,
    leftInCart: { dupatta: { quantity: 3 } },
  },
  {
    ...signedIn,
    title: 'a signed-in shopper buys one at once of what the cart has three of',
    cart: [{ ...kurti, quantity: 3 }],
    buys: [kurti],
    amount: 1_600,
    leftInCart: { kurti: { M: 2 } },
  },
  {
    ...signedIn,
    title: 'a signed-in shopper buys at once with an empty cart and a coupon',
    buys: [kurti],
    coupon: 'fixed',
    amount: 1_400,
    discount: 20_000,
  },
  {
    ...signedIn,
    title: 'a signed-in shopper types another address than the profile has',
    cart: [kurti],
    buys: [kurti],
    amount: 1_600,
    address: office,
    guestInfo: { ...ravi, ...office },
    goesTo: { ...ravi, ...office },
  },
  {
    ...signedIn,
    title: 'a signed-in shopper without an address in the profile types one',
    profile: { hasNoAddress: true },
    cart: [kurti],
    buys: [kurti],
    amount: 1_600,
    address: office,
    guestInfo: { ...ravi, ...office },
    goesTo: { ...ravi, ...office },
  },
  ...[null, undefined, {}].map(
    (guestInfo): NaiveShopper => ({
      title: `a signed-in shopper whose guestInfo is ${JSON.stringify(guestInfo)} types an address`,
      isGuest: false,
      profile: { name: 'Savitri Bai Phule' },
      cart: [kurti],
      buys: [kurti],
      amount: 1_600,
      address: office,
      ...(guestInfo !== undefined && { guestInfo }),
      goesTo: { ...office, name: 'Savitri Bai Phule', firstName: 'Savitri Bai', lastName: 'Phule' },
    }),
  ),
  {
    title: 'a signed-in shopper with one name and no guestInfo buys at once',
    isGuest: false,
    profile: { name: 'Savitri' },
    buys: [kurti],
    amount: 1_600,
    address: home,
    goesTo: { ...home, name: 'Savitri', firstName: 'Savitri', lastName: '' },
  },
];
