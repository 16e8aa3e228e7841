import { z } from 'zod';
import { expressSettings } from '../admin/express-settings.ts';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { codFeeRules, prepaidRules } from '../sales/payment-rules.ts';
import { states } from '../values/states.ts';
import { messageChannel } from './order-messages.ts';

/** The ways to pay that a checkout can offer. */
export const paymentMethod = z.enum(['razorpay', 'stripe', 'sabpaisa', 'cod']);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** What a slide of the home page says. */
export const slideWords = z.object({
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  button: z.string(),
  /** A path of the shop. */
  to: z.string(),
});

/** What every page needs to know about the shop. */
export const shop = z.object({
  name: z.string(),
  /** Public base address, for canonical links. */
  url: z.string(),
  /** Where browsers load pictures from, before their path `/pictures/…`; empty: from the shop itself. */
  picturesUrl: z.string(),
  /** Whether pages install the service worker, which shows a page of the shop's own to shoppers who are offline. */
  serviceWorker: z.boolean(),
  /** 'demo' shows the note 'Demo shop, test payments'. */
  mode: z.enum(['demo', 'live']),
  /** Cards show the specification's fixed rating, product pages its fixed number of reviews. */
  displayRating: z.boolean(),
  payment: z.object({
    /** The provider's checkout script. */
    scriptUrl: z.string(),
    testMode: z.boolean(),
    /** The first is the one that is chosen already. */
    methods: z.array(paymentMethod),
    /** What paying online takes off. */
    prepaidDiscount: prepaidRules,
    /** What cash on delivery costs besides, where it is offered. */
    codFee: codFeeRules,
  }),
  contact: z.object({
    email: z.string(),
    phone: z.string(),
    address: z.array(z.string()),
    /** A link to the address on a map. */
    mapUrl: z.string(),
    /** A map that may be shown on the contact page; empty for none. */
    mapEmbedUrl: z.string(),
  }),
  /** The shop's own pictures. Where one is missing, a product's or the shop's mark stands in. */
  pictures: z.object({
    /** One for each slide of the home page, for wide and for narrow screens. */
    heroes: z.array(z.object({ wide: z.string(), tall: z.string() })),
    /** By category. */
    categories: z.record(z.string(), z.string()),
    /** What a shared link shows. */
    share: z.string().optional(),
  }),
  /** The owner's slides for the home page; none: the storefront's default ones. */
  slides: z.array(slideWords),
  /** What delivery costs, in paise. */
  shipping: z.object({
    freeFrom: z.int(),
    fee: z.int(),
    /** States where it costs something else; a null `freeFrom`: it is never free there. */
    zones: z.array(
      z.object({
        name: z.string(),
        states: z.array(z.enum(states)),
        fee: z.int(),
        freeFrom: z.int().nullable(),
      }),
    ),
    /** What each further `stepGrams` cost beyond the included ones; null: weight makes no difference. */
    weight: z.object({ includedGrams: z.int(), stepGrams: z.int(), stepFee: z.int() }).nullable(),
    /** A faster service, where the owner offers one. */
    express: expressSettings.omit({ isOffered: true, handlingDays: true, transitDays: true }).optional(),
  }),
  /** Whether it tells by PIN code when a parcel arrives. */
  promisesDays: z.boolean(),
  /** By which channels buyers can have updates about their orders, besides e-mail. */
  messageChannels: z.array(messageChannel),
  /** Where else the shop is found. */
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  /** What the law requires to be named. */
  legal: z.object({
    name: z.string(),
    grievanceOfficer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    /** Town and state whose courts have jurisdiction. */
    courts: z.string(),
    /** Date from which the policies apply, as shoppers read it. */
    policiesFrom: z.string(),
  }),
});
export type Shop = z.infer<typeof shop>;

export const getPolicy = endpoint({
  method: 'GET',
  path: '/shop/policy',
  summary: 'The text of a policy page, where the owner wrote one; empty: the shop’s own',
  query: z.object({ page: z.enum(['privacy', 'terms']) }),
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
