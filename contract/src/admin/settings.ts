import { z } from 'zod';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { GSTIN_PATTERN, INVOICE_PREFIX_PATTERN, isGstin } from '../values/tax-numbers.ts';

const MISSING_EMAIL = 'Please enter an email address';
const WEB_ADDRESS = 'Please enter a web address that begins with https://';
const RUPEES = 'Please enter an amount in rupees, for example 200 or 149.50';
/** Paise. */
const MAX_MONEY = 100_000_000;

function text(max: number, missing: string) {
  return z.string().trim().min(1, missing).max(max, `At most ${max} characters`);
}

function webAddress() {
  return z.url({ protocol: /^https$/, error: WEB_ADDRESS }).max(500, 'At most 500 characters');
}

/** Of a picture that was uploaded for this. */
function heroAddress(shape: string) {
  const pattern = new RegExp(`^/pictures/slide-${shape}\\.[0-9a-f]{8}\\.[0-9a-f]{6}/\\d+\\.webp$`);
  return z.string().regex(pattern, 'Please choose a picture');
}

export const MAX_SLIDES = 6;

const phone = text(30, 'Please enter a phone number').regex(/^[+\d][\d ()-]+$/, 'Digits and spaces only');

const policyText = z
  .string()
  .trim()
  .max(40_000, 'At most 40,000 characters')
  .refine(
    (value) => value === '' || /^# /m.test(value),
    'Please give it at least one heading: a line that begins with #',
  );

/** What the owner can set, by group. */
export const settingGroups = {
  shop: z.object({
    name: text(60, 'Please enter the shop’s name'),
    /** Products without reviews of their own show the fixed rating. */
    displayRating: z.boolean(),
  }),
  contact: z.object({
    email: email({ missing: MISSING_EMAIL, invalid: INVALID_EMAIL }),
    phone,
    /** Line by line, as on a parcel; invoices carry it too. */
    address: z
      .array(text(100, 'A line is empty'))
      .min(1, 'Please enter the address')
      .max(6, 'At most six lines'),
    mapUrl: webAddress(),
    /** A map to show within the contact page; empty for none. */
    mapEmbedUrl: z.union([z.literal(''), webAddress()], WEB_ADDRESS),
  }),
  social: z.object({
    places: z
      .array(z.object({ name: text(30, 'Please enter a name'), url: webAddress() }))
      .max(8, 'At most eight places'),
  }),
  legal: z.object({
    /** As registered. */
    name: text(120, 'Please enter the registered name'),
    grievanceOfficer: z.object({
      name: text(80, 'Please enter a name'),
      email: email({ missing: MISSING_EMAIL, invalid: INVALID_EMAIL }),
      phone,
    }),
    /** Town and state whose courts have jurisdiction. */
    courts: text(80, 'Please enter a town and its state'),
    /** As shoppers read it. */
    policiesFrom: text(40, 'Please enter a date'),
  }),
  /** The owner's own texts, as `readPolicyText` reads them; empty: the default ones. */
  policies: z.object({ privacy: policyText, terms: policyText }),
  /** Paise. */
  shipping: z.object({
    fee: z.int(RUPEES).min(0, RUPEES).max(MAX_MONEY, 'That is too much'),
    freeFrom: z
      .int(RUPEES)
      .min(100, 'At least Rs. 1; a fee of 0 makes delivery free')
      .max(MAX_MONEY, 'That is too much'),
  }),
  returns: z.object({
    /** Days of 24 hours; null: returns can be requested at any time. */
    closesDaysAfterDelivery: z
      .int('Please enter a number of days, or nothing')
      .min(0, 'Please enter a number of days, or nothing')
      .max(3_650, 'At most 3650 days')
      .nullable(),
  }),
  /** The owner's notices by e-mail. */
  notices: z.object({
    /** Empty: the contact address. */
    email: z.union([z.literal(''), email({ missing: MISSING_EMAIL, invalid: INVALID_EMAIL })], INVALID_EMAIL),
    newOrder: z.boolean(),
    returnRequested: z.boolean(),
    refundStuck: z.boolean(),
  }),
  /** The slides of the home page; none: the default ones. */
  home: z.object({
    slides: z
      .array(
        z.object({
          ...{ subtitle: text(40, 'Please enter a line'), title: text(60, 'Please enter a title') },
          ...{ description: text(160, 'Please enter a sentence'), button: text(30, 'Please enter a text') },
          to: z
            .string()
            .trim()
            .max(300, 'At most 300 characters')
            .regex(/^\/(?![/\\])[^\s]*$/, 'An address within the shop, such as /collection?category=Women'),
          wide: heroAddress('wide'),
          tall: heroAddress('tall'),
        }),
      )
      .max(MAX_SLIDES, `At most ${MAX_SLIDES} slides`)
      .refine(
        (slides) => new Set(slides.map(({ title }) => title)).size === slides.length,
        'Two slides have the same title',
      ),
  }),
  tax: z.object({
    /** Its first two digits are the seller's state. */
    gstin: z.string().trim().toUpperCase().regex(GSTIN_PATTERN, 'This is no GSTIN, such as 08AABCG4821M1ZH'),
    /** Of the last financial year, all GSTINs of the PAN: HSN codes need six digits then, else four. */
    isAbove5Crore: z.boolean(),
    /** The prefix of every invoice number. */
    invoicePrefix: z
      .string()
      .trim()
      .toUpperCase()
      .regex(INVOICE_PREFIX_PATTERN, 'One or two letters or digits'),
  }),
} as const;

/**
 * For saving. A GSTIN that was saved before check characters were verified can still be read: the shop
 * has to start for its owner to correct it.
 */
export const settingsToSave = {
  ...settingGroups,
  tax: settingGroups.tax.extend({
    gstin: settingGroups.tax.shape.gstin.refine(
      isGstin,
      'Please check this GSTIN: its last character does not fit the others',
    ),
  }),
} as const;

export const settings = z.object(settingGroups);
export type Settings = z.output<typeof settings>;
export type SettingGroup = keyof Settings;
export const settingNames = Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]];
