import { z } from 'zod';
import { sizeAdviceSettings } from '../catalogue/size-advice/ease.ts';
import { MIN_CHARGE } from '../sales/pricing.ts';
import { expressSettings } from '../shop/express-settings.ts';
import { savedExtensions } from '../shop/extension.ts';
import { mailSettings, savedMailSettings } from '../shop/mail-texts.ts';
import { messageSettings } from '../shop/order-messages.ts';
import { openFields } from '../site/open-fields.ts';
import { MAX_MONEY, NOT_A_WHOLE_NUMBER, NOT_GRAMS, NOT_RUPEES } from '../values/amount.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { formatRupees } from '../values/money.ts';
import { states } from '../values/states.ts';
import { optionalText, text } from '../values/text-field.ts';
import { SHOP_PHONE_PATTERN } from '../values/typed-numbers.ts';
import { bookingSettings } from './booking-settings.ts';
import { boxSettings } from './box-settings.ts';
import { codSettings, codSettingsOfAnyTime, prepaidSettings } from './cod-settings.ts';
import { corsSettings } from './cors-settings.ts';
import { freightSettings, freightSettingsOfAnyTime } from './freight-settings.ts';
import { giftCardSettings } from './gift-card.ts';
import { giftWrapSettings } from './gift-wrap-settings.ts';
import { homeSections } from './home-sections.ts';
import { kindSettings } from './kind-settings.ts';
import { noticeSettings, noticeSettingsOfAnyTime } from './notice-settings.ts';
import { returnSettings, savedReturnSettings } from './return-settings.ts';
import { savedStockSettings, stockSettings } from './stock-settings.ts';
import { savedTaxSettings, taxSettingsToSave } from './tax-settings.ts';

const MISSING_EMAIL = 'Please enter an email address';
const WEB_ADDRESS = 'Please enter a web address that begins with https://';
const CENTIMETRES = 'Please enter centimetres, for example 30';
const BACKUPS = 'Please enter a number, for example 7';

function webAddress() {
  return z.url({ protocol: /^https$/, error: WEB_ADDRESS }).max(500, 'At most 500 characters');
}

function heroAddress(shape: string) {
  const pattern = new RegExp(
    `^/pictures/(?:slide|hero-[a-z]+)-${shape}\\.[0-9a-f]{8}\\.[0-9a-f]{6}/\\d+\\.webp$`,
  );
  return z.string().regex(pattern, 'Please choose a picture');
}

export const MAX_SLIDES = 6;

const phone = text(30, 'Please enter a phone number').regex(SHOP_PHONE_PATTERN, 'Digits and spaces only');

const policyText = optionalText(40_000)
  .refine(
    (value) => value === '' || /^# /m.test(value),
    'Please add at least one heading: a line that begins with #',
  )
  .refine((value) => openFields(value).length === 0, 'Please fill in first what is still open, in [[ ]]');

export const settingGroups = {
  opening: z.object({
    isOpen: z.boolean(),
    /** A day that the closed shop announces; empty for none. */
    opensOn: z.union([z.literal(''), z.iso.date()], 'Please enter a day, such as 2027-01-26'),
    /** With it, friends look round the closed shop; empty: nobody but staff can. */
    password: optionalText(60),
  }),
  shop: z.object({
    name: text(60, 'Please enter the shop’s name'),
    displayRating: z.boolean(),
  }),
  contact: z.object({
    email: email({ missing: MISSING_EMAIL, invalid: INVALID_EMAIL }),
    phone,
    /** The lines of the address, as on a parcel; also printed on invoices. */
    address: z
      .array(text(100, 'A line is empty'))
      .min(1, 'Please enter the address')
      .max(6, 'At most six lines'),
    mapUrl: z.union([z.literal(''), webAddress()], WEB_ADDRESS),
    mapEmbedUrl: z.union([z.literal(''), webAddress()], WEB_ADDRESS),
  }),
  social: z.object({
    places: z
      .array(z.object({ name: text(30, 'Please enter a name'), url: webAddress() }))
      .max(8, 'At most eight places'),
  }),
  legal: z.object({
    name: text(120, 'Please enter the registered name'),
    grievanceOfficer: z.object({
      name: text(80, 'Please enter a name'),
      email: email({ missing: MISSING_EMAIL, invalid: INVALID_EMAIL }),
      phone,
    }),
    /** The town and state whose courts have jurisdiction. */
    courts: text(80, 'Please enter a town and its state'),
    /** A date as shoppers read it. */
    policiesFrom: text(40, 'Please enter a date'),
  }),
  /** The owner's own texts in the format of `readPolicyText`; the default ones if empty. */
  policies: z.object({ privacy: policyText, terms: policyText }),
  /** What the shop says about itself, instead of facts that only the demo shop has. */
  about: z.object({
    /** When somebody answers, such as '24/7' or 'Mon to Sat, 10 am to 6 pm'; nothing is said if empty. */
    supportHours: z.string().trim().max(60, 'At most 60 characters'),
    /** The About page in the format of `readPolicyText`; if empty, a page without any story. */
    text: policyText,
  }),
  /** Paise. */
  shipping: z.object({
    fee: z.int(NOT_RUPEES).min(0, NOT_RUPEES).max(MAX_MONEY, 'That is too much'),
    freeFrom: z
      .int(NOT_RUPEES)
      .min(MIN_CHARGE, `At least ${formatRupees(MIN_CHARGE)}; for free delivery, set the fee to 0`)
      .max(MAX_MONEY, 'That is too much'),
    zones: z
      .array(
        z.object({
          name: text(40, 'Please enter a name'),
          states: z.array(z.enum(states)).min(1, 'Please choose at least one state'),
          fee: z.int(NOT_RUPEES).min(0, NOT_RUPEES).max(MAX_MONEY, 'That is too much'),
          freeFrom: z
            .int(NOT_RUPEES)
            .min(MIN_CHARGE, `At least ${formatRupees(MIN_CHARGE)}`)
            .max(MAX_MONEY, 'That is too much')
            .nullable(),
        }),
      )
      .max(10, 'At most ten zones')
      .check(({ value, issues }) => {
        const all = value.flatMap((zone) => zone.states);
        const twice = all.find((state, index) => all.indexOf(state) !== index);
        if (twice) issues.push({ code: 'custom', message: `${twice} is in two zones`, input: value });
      }),
    weight: z
      .object({
        includedGrams: z.int(NOT_GRAMS).min(0, NOT_GRAMS).max(100_000, 'At most 100 kg'),
        stepGrams: z.int(NOT_GRAMS).min(1, NOT_GRAMS).max(100_000, 'At most 100 kg'),
        stepFee: z.int(NOT_RUPEES).min(0, NOT_RUPEES).max(MAX_MONEY, 'That is too much'),
      })
      .nullable(),
  }),
  promise: z.object({
    isShown: z.boolean(),
    /** Indian time; later orders count as placed on the next working day. */
    cutOff: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, such as 14:00'),
    /** Working days until an order is handed to the courier. */
    handlingDays: z
      .int('Please enter a number of days')
      .min(0, 'Please enter a number of days')
      .max(60, 'At most 60 days'),
    holidays: z.array(z.iso.date('Please enter a day, such as 2027-01-26')).max(60, 'At most 60 days'),
  }),
  cod: codSettingsOfAnyTime,
  prepaid: prepaidSettings,
  couriers: z.object({
    /** The pickup place's name, exactly as it is registered with the courier. */
    pickupName: text(36, 'Please enter the name of the pickup place'),
    city: text(30, 'Please enter a town'),
    state: z.enum(states, 'Please choose a state'),
    pin: z
      .string()
      .trim()
      .regex(/^[1-9]\d{5}$/, 'Please enter a PIN code of six digits'),
    grams: z.int(NOT_GRAMS).min(10, NOT_GRAMS).max(50_000, 'At most 50 kg'),
    lengthCm: z.int(CENTIMETRES).min(1, CENTIMETRES).max(300, 'At most 300 cm'),
    widthCm: z.int(CENTIMETRES).min(1, CENTIMETRES).max(300, 'At most 300 cm'),
    heightCm: z.int(CENTIMETRES).min(1, CENTIMETRES).max(300, 'At most 300 cm'),
    asksPickup: z.boolean(),
  }),
  booking: bookingSettings,
  boxes: boxSettings,
  express: expressSettings,
  messages: messageSettings,
  mails: savedMailSettings,
  drafts: z.object({
    holdMinutes: z
      .int(NOT_A_WHOLE_NUMBER)
      .min(30, 'At least 30: payment links need 15 minutes')
      .max(1_440, 'At most 1,440, which is one day'),
    /** The most that staff without further permission may take off, in per cent of the items. */
    maxDiscountPercent: z.int(NOT_A_WHOLE_NUMBER).min(0, NOT_A_WHOLE_NUMBER).max(100, 'At most 100'),
    /** Whether the payment provider also sends its links by SMS and e-mail. */
    providerNotifies: z.boolean(),
  }),
  freight: freightSettingsOfAnyTime,
  payouts: z.object({
    /** Paise; above it a second person has to approve. null for never. */
    approvalAbove: z.int(NOT_RUPEES).min(0, NOT_RUPEES).max(MAX_MONEY, 'That is too much').nullable(),
  }),
  stock: savedStockSettings,
  kinds: kindSettings,
  returns: savedReturnSettings,
  reviews: z.object({
    /** Days after delivery; null asks nobody. */
    requestAfterDays: z
      .int('Please enter whole days')
      .min(1, 'At least a day')
      .max(60, 'At most 60 days')
      .nullable(),
  }),
  sizeAdvice: sizeAdviceSettings,
  /** E-mails to shoppers who did not finish a checkout and agreed to be reminded. */
  reminders: z.object({
    /** null reminds nobody, and the checkout does not ask. */
    afterHours: z
      .int('Please enter whole hours')
      .min(1, 'At least an hour: payments may still be on their way')
      .max(48, 'At most 48 hours')
      .nullable(),
    /** Whether a second one follows a day later. */
    isRepeated: z.boolean(),
  }),
  newsletters: z.object({
    /** How many are sent each minute, as the mail server's provider allows. */
    perMinute: z.int(NOT_A_WHOLE_NUMBER).min(1, 'At least one').max(600, 'At most 600'),
  }),
  notices: noticeSettingsOfAnyTime,
  /** Made to the operator's BACKUP_TO; without that there are none. */
  backups: z.object({
    /** Indian time, such as `02:30`; empty for no scheduled backups. */
    time: z.union(
      [z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)],
      'Please enter a time, such as 02:30',
    ),
    /** For how many days and for how many weeks the newest backup of each is kept. */
    keepDays: z.int(BACKUPS).min(1, BACKUPS).max(366, 'At most 366'),
    keepWeeks: z.int(BACKUPS).min(0, BACKUPS).max(520, 'At most 520'),
  }),
  cors: corsSettings,
  giftCards: giftCardSettings,
  giftWrap: giftWrapSettings,
  /** The home page's slides; if empty, those that come with the shop. */
  home: z.object({
    slides: z
      .array(
        z.object({
          subtitle: text(40, 'Please enter a line'),
          title: text(60, 'Please enter a title'),
          description: text(160, 'Please enter a sentence'),
          button: text(30, 'Please enter a text'),
          to: optionalText(300).regex(
            /^\/(?![/\\])[^\s]*$/,
            'Please enter an address within the shop, such as /collection?category=Women',
          ),
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
  homeSections,
  /** By their names; those that nobody has set are off. */
  extensions: savedExtensions,
  tax: savedTaxSettings,
} as const;

export const settingsToSave = {
  ...settingGroups,
  cod: codSettings,
  freight: freightSettings,
  returns: returnSettings,
  stock: stockSettings,
  notices: noticeSettings,
  mails: mailSettings,
  tax: taxSettingsToSave,
} as const;

/** As they are read: a new shop does not have its seller's details yet. */
export const settings = z.object({
  ...settingGroups,
  mails: mailSettings,
  contact: settingGroups.contact.extend({
    email: z.string(),
    phone: z.string(),
    address: z.array(z.string()),
  }),
  legal: settingGroups.legal.extend({
    name: z.string(),
    grievanceOfficer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    courts: z.string(),
  }),
});
export type Settings = z.output<typeof settings>;
export type SettingGroup = keyof Settings;
export const settingNames = Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]];
