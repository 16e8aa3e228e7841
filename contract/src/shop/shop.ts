import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { gstRegistration } from '../values/gst-registration.ts';
import { states } from '../values/states.ts';
import { expressSettings } from './express-settings.ts';
import { extensionName, extensionSettings } from './extension.ts';
import { messageChannel } from './order-messages.ts';
import { codFeeRules, prepaidRules } from './payment-rules.ts';

export const paymentMethod = z.enum(['razorpay', 'stripe', 'sabpaisa', 'cod']);
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const slideTexts = z.object({
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  button: z.string(),
  /** A path within the shop. */
  to: z.string(),
});

const brandPicture = z.object({ address: z.string(), width: z.int(), height: z.int() }).nullable();

/** What pages have to know of the look besides its style sheet. */
export const look = z.object({
  /** The address of the style sheet; empty for the look that shops come with. */
  css: z.string(),
  /** Addresses of the fonts that each page needs first; empty for those of the pages' own style sheet. */
  fonts: z.array(z.string()),
  /** The ground's colours, for the browser's own bars; dark is empty in a shop without dark colours. */
  light: z.string(),
  dark: z.string(),
  brand: z.string(),
  onBrand: z.string(),
  heading: z.string(),
  logo: brandPicture,
  darkLogo: brandPicture,
  mark: brandPicture,
  header: z.object({ logo: z.enum(['left', 'middle']), showsName: z.boolean() }),
  cards: z.object({ hasSecondPicture: z.boolean(), hasSizes: z.boolean(), hasColours: z.boolean() }),
  /** What is announced today. */
  announcement: z.object({ text: z.string(), to: z.string() }).nullable(),
  hasSplash: z.boolean(),
});
export type Look = z.infer<typeof look>;

export const shop = z.object({
  name: z.string(),
  /** The public base URL, for canonical links. */
  url: z.string(),
  picturesUrl: z.string(),
  /** Whether pages install the service worker, which shows offline shoppers a page of the shop. */
  serviceWorker: z.boolean(),
  /** 'demo' shows the note 'Demo shop, test payments'. */
  mode: z.enum(['demo', 'live']),
  /** Whether this demo is open to everybody: it starts anew every night. */
  isPublicDemo: z.boolean(),
  /** Whether pages have the demo's story and logo, or only the shop's own name. */
  brand: z.enum(['demo', 'own']),
  look,
  /** While the shop is closed, visitors see one page; it may say from which day on it is open. */
  opening: z.object({ isOpen: z.boolean(), opensOn: z.union([z.literal(''), z.iso.date()]) }),
  /** Whether cards show a fixed rating, and product pages a fixed number of reviews. */
  displayRating: z.boolean(),
  payment: z.object({
    scriptUrl: z.string(),
    testMode: z.boolean(),
    /** The first one is preselected. */
    methods: z.array(paymentMethod),
    prepaidDiscount: prepaidRules,
    codFee: codFeeRules,
  }),
  /** What wrapping an order as a gift costs, in paise; null if it is not offered. */
  giftWrapPrice: z.int().nullable(),
  contact: z.object({
    email: z.string(),
    phone: z.string(),
    address: z.array(z.string()),
    mapUrl: z.string(),
    /** A map that may be embedded in the contact page; empty for none. */
    mapEmbedUrl: z.string(),
  }),
  /** The shop's own pictures. A missing one is replaced by a product's picture or the shop's logo. */
  pictures: z.object({
    /** One per slide of the home page, for wide and for narrow screens. */
    heroes: z.array(z.object({ wide: z.string(), tall: z.string() })),
    /** By category. */
    categories: z.record(z.string(), z.string()),
    share: z.string().optional(),
  }),
  slides: z.array(slideTexts),
  /** The cost of delivery, in paise. */
  shipping: z.object({
    freeFrom: z.int(),
    fee: z.int(),
    zones: z.array(
      z.object({
        name: z.string(),
        states: z.array(z.enum(states)),
        fee: z.int(),
        freeFrom: z.int().nullable(),
      }),
    ),
    weight: z.object({ includedGrams: z.int(), stepGrams: z.int(), stepFee: z.int() }).nullable(),
    express: expressSettings.omit({ isOffered: true, handlingDays: true, transitDays: true }).optional(),
    /** The only state that is delivered to; absent if all are. */
    onlyState: z.enum(states).optional(),
  }),
  /** When support answers, in the owner's words; nothing is said if empty. */
  supportHours: z.string(),
  returnDays: z.int().nullable(),
  promisesDays: z.boolean(),
  messageChannels: z.array(messageChannel),
  /** Whether the checkout offers to remind by e-mail. */
  remindsOfCheckouts: z.boolean(),
  /** The extensions that are switched on. */
  extensions: z.array(z.object({ name: extensionName, settings: extensionSettings })),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Details that the law requires. */
  legal: z.object({
    name: z.string(),
    /** Empty if the seller has none. */
    gstin: z.string(),
    registration: gstRegistration,
    grievanceOfficer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    courts: z.string(),
    policiesFrom: z.string(),
  }),
});
export type Shop = z.infer<typeof shop>;

export const getPolicy = endpoint({
  method: 'GET',
  path: '/shop/policy',
  summary: 'The owner’s text of a policy or of the About page; empty if the default text is shown',
  query: z.object({ page: z.enum(['privacy', 'terms', 'about']) }),
  body: nothing,
  reply: success({ text: z.string() }),
});

export const getShop = endpoint({
  method: 'GET',
  path: '/shop',
  summary: 'Name, contact and payment set-up of the shop',
  query: nothing,
  body: nothing,
  reply: success({ shop }),
});
