type DemoStep = 'Packing' | 'Shipped' | 'Out for delivery' | 'Delivered';

export type DemoOrder = {
  buyer: {
    name: string;
    email: string;
    phone: string;
    address: { street: string; city: string; state: string; zipcode: string; country: string };
  };
  /** Days before the day of seeding. */
  placedDaysAgo: number;
  steps: { status: DemoStep; daysAgo: number }[];
  lines: {
    slug: string;
    size: string | null;
    quantity: number;
    /** The size that the product's page advised, whichever was chosen. */
    advisedSize?: string;
  }[];
  /** What its buyer enters; it counts if it is granted. */
  couponCode?: string;
  courier?: { name: string; trackingNumber: string };
  /** How long ago its parcel was booked at the sandbox's courier, which reports on it from then on. */
  bookedHoursAgo?: number;
  /** The requested return of the line at this index. */
  returned?: { line: number; reason: string; daysAgo: number };
  /** A test card, a test UPI id, or cash on delivery. */
  method: 'card' | 'upi' | 'cod';
  /** The campaign or website that led to it. */
  source?: string;
  /** Whether its buyer agrees to an e-mail about it, should it be left unpaid. */
  remindMe?: boolean;
};
