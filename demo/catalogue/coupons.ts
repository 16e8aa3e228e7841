export type DemoCoupon = {
  code: string;
  name: string;
  description: string;
  discountType: 'percentage' | 'fixed' | 'free_shipping';
  /** Per cent, or paise for a fixed amount; 0 for free shipping. */
  discountValue: number;
  /** The most a percentage can take off, in paise. */
  maxDiscountPaise?: number;
  minimumOrderPaise: number;
  /** How many orders may use it in total. */
  usageLimit?: number;
  /** In days relative to the day of seeding; the shop shows the resulting dates. */
  validFromDays: number;
  validUntilDays: number;
  /** Whether shoppers see it among the available coupons. */
  listed: boolean;
};

const current = { validFromDays: -30, validUntilDays: 180, listed: true };

/** The coupons that the demo shop starts with. */
export const demoCoupons: DemoCoupon[] = [
  {
    code: 'WELCOME10',
    name: 'Welcome',
    description: '10% off from ₹999',
    discountType: 'percentage',
    discountValue: 10,
    minimumOrderPaise: 99_900,
    ...current,
  },
  {
    code: 'FESTIVE20',
    name: 'Festive season',
    description: '20% off from ₹2,500, at most ₹500',
    discountType: 'percentage',
    discountValue: 20,
    maxDiscountPaise: 50_000,
    minimumOrderPaise: 250_000,
    ...current,
  },
  {
    code: 'FLAT200',
    name: '₹200 off',
    description: '₹200 off from ₹1,499',
    discountType: 'fixed',
    discountValue: 20_000,
    minimumOrderPaise: 149_900,
    ...current,
  },
  {
    code: 'FREESHIP',
    name: 'Free delivery',
    description: 'Free delivery from ₹500',
    discountType: 'free_shipping',
    discountValue: 0,
    minimumOrderPaise: 50_000,
    ...current,
  },
  {
    code: 'ENDED15',
    name: 'Monsoon sale',
    description: '15% off, over since last week',
    discountType: 'percentage',
    discountValue: 15,
    minimumOrderPaise: 0,
    ...current,
    validUntilDays: -7,
  },
  {
    code: 'ONCE500',
    name: 'A thank-you',
    description: '₹500 off from ₹1,000, for one order',
    discountType: 'fixed',
    discountValue: 50_000,
    minimumOrderPaise: 100_000,
    usageLimit: 1,
    ...current,
    listed: false,
  },
];
