import { NO_BOXES } from '@gulmohar/contract/admin/box-settings.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { DEFAULT_EASE } from '@gulmohar/contract/catalogue/size-advice/ease.ts';
import { GIFT_WRAP } from '@gulmohar/contract/sales/gift-wrap.ts';
import { NO_EXPRESS } from '@gulmohar/contract/shop/express-settings.ts';
import { DEFAULT_MAILS } from '@gulmohar/contract/shop/mail-texts.ts';
import {
  HOLD_HOURS,
  LOW_STOCK_THRESHOLD,
  PROCESSING_DAYS,
  RETURN_POLICY_DAYS,
  SPECIFIED_SHIPPING,
} from '@gulmohar/contract/shop/shop-rules.ts';
import { states } from '@gulmohar/contract/values/states.ts';
import type { Environment } from '../platform/config/env.ts';
import { defaultMessages } from './default-messages.ts';
import { DEMO_SELLER } from './demo-seller.ts';

/** The name of a shop that its owner has not named yet. */
export const UNNAMED = 'New shop';

/**
 * The settings until the owner changes them: from the environment, and for delivery from the specification.
 * @param isDemo whether the demo's shop and seller stand in for what is not configured; otherwise that stays
 * empty, and the shop cannot be opened (missing-details.ts)
 * @param savedName the name that the owner has given the shop
 */
export function defaultSettings(
  environment: Environment,
  isDemo = environment.SHOP_MODE === 'demo',
  savedName?: string,
): Settings {
  const env = isDemo ? { ...DEMO_SELLER, ...environment } : environment;
  const address = env.SHOP_ADDRESS ?? [];
  const name = env.SHOP_NAME ?? UNNAMED;
  return {
    opening: { isOpen: isDemo, opensOn: '', password: '' },
    shop: { name, displayRating: env.DISPLAY_RATING === 'yes' },
    contact: {
      email: env.SHOP_EMAIL ?? '',
      phone: env.SHOP_PHONE ?? '',
      address,
      mapUrl: env.SHOP_MAP_URL ?? onMap(address),
      mapEmbedUrl: env.SHOP_MAP_EMBED_URL ?? '',
    },
    social: { places: env.SHOP_SOCIAL ?? [] },
    legal: {
      name: env.SHOP_LEGAL_NAME ?? '',
      grievanceOfficer: env.SHOP_GRIEVANCE_OFFICER ?? { name: '', email: '', phone: '' },
      courts: env.SHOP_COURTS ?? '',
      policiesFrom: env.SHOP_POLICIES_FROM,
    },
    policies: { privacy: '', terms: '' },
    // The specification's '24/7' is a promise that only a shop's own owner can make.
    about: { supportHours: isDemo ? '24/7' : '', text: '' },
    shipping: SPECIFIED_SHIPPING,
    // Any other shop shows dates only after its owner has reviewed them.
    promise: {
      isShown: isDemo,
      cutOff: '14:00',
      handlingDays: PROCESSING_DAYS.from,
      holidays: [],
    },
    cod: {
      isOffered: false,
      minimum: 0,
      maximum: 500_000,
      onlyPins: [],
      exceptPins: [],
      openOrdersPerPhone: 2,
      refusals: 2,
      refusalDays: 180,
      confirm: 'risky',
      confirmAbove: 150_000,
      fee: 0,
      feeFreeFrom: null,
      guests: true,
      exceptCategories: [],
      exceptProducts: [],
    },
    prepaid: { basisPoints: 0, maximum: 20_000, withCoupons: false },
    mails: DEFAULT_MAILS,
    messages: defaultMessages(savedName ?? name, isDemo),
    freight: {
      slabGrams: 500,
      divisor: 5_000,
      zones: [],
      codFixed: 0,
      codPercent: 0,
      rtoPercent: 100,
      taxPercent: 18,
      byCourier: { shiprocket: null, delhivery: null },
    },
    payouts: { approvalAbove: 500_000 },
    drafts: { holdMinutes: 240, maxDiscountPercent: 10, providerNotifies: false },
    reviews: { requestAfterDays: 7 },
    newsletters: { perMinute: 60 },
    sizeAdvice: DEFAULT_EASE,
    reminders: { afterHours: 1, isRepeated: true },
    notices: {
      email: '',
      others: [],
      newOrder: true,
      dailyOrders: false,
      returnRequested: true,
      refundStuck: true,
    },
    couriers: {
      pickupName: 'Primary',
      ...townIn(address.at(-1) ?? ''),
      grams: 500,
      lengthCm: 30,
      widthCm: 25,
      heightCm: 5,
      asksPickup: true,
    },
    booking: { first: 'shiprocket', prefer: 'first' },
    boxes: NO_BOXES,
    express: NO_EXPRESS,
    stock: { lowAt: LOW_STOCK_THRESHOLD, holdHours: HOLD_HOURS },
    kinds: { list: [] },
    returns: {
      creditYears: null,
      closesDaysAfterDelivery: env.SHOP_RETURN_CLOSES_DAYS ?? RETURN_POLICY_DAYS,
      damagedRefundPercent: 100,
      writtenOffRefundPercent: 100,
    },
    backups: { time: '02:30', keepDays: 7, keepWeeks: 4 },
    cors: { origins: [] },
    giftCards: { amounts: [], years: 3 },
    // Wrapping paper cut to size, at 18 % (notification 9/2025-Central Tax (Rate)).
    giftWrap: { isOffered: isDemo, price: 4_900, name: GIFT_WRAP, hsn: '482390', basisPoints: 1_800 },
    home: { slides: [] },
    extensions: {},
    homeSections: { story: null, makers: [], prices: [] },
    tax: {
      registration: 'regular',
      state: null,
      sellsElsewhere: false,
      gstin: env.SHOP_GSTIN ?? '',
      isAbove5Crore: false,
      invoicePrefix: env.SHOP_INVOICE_PREFIX,
      deliveryHsn: 'own',
    },
  };
}

/** Parses `Jaipur, Rajasthan 303007`. If the line has another format, the owner has to enter the town. */
function townIn(line: string): Pick<Settings['couriers'], 'city' | 'state' | 'pin'> {
  const [, city = '', name = '', pin = ''] = /^(.+), (.+) ([1-9]\d{5})$/.exec(line) ?? [];
  return { city, state: states.find((state) => state === name) ?? 'Delhi', pin };
}

function onMap(address: readonly string[]): string {
  if (address.length === 0) return '';
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.join(', '))}`;
}
