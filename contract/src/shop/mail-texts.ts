import { z } from 'zod';
import { placeholderComplaint } from '../values/placeholders.ts';
import { optionalText } from '../values/text-field.ts';

type MailKindTexts = {
  title: string;
  fields: readonly string[];
  subject: string;
  /** The first paragraph; what has to be said besides, such as amounts and dates, follows in the shop's words. */
  opening: string;
};

/**
 * The mails whose subject and first paragraph the owner may write, with those that stand until then. Mails that protect
 * an account or announce money say what they have to, whoever the owner is.
 */
export const mailKinds = {
  'order-placed': {
    title: 'Order placed',
    fields: ['shop', 'order'],
    subject: 'Your {shop} order {order}',
    opening: 'Thank you for your order.',
  },
  shipped: {
    title: 'On its way',
    fields: ['shop', 'parcel'],
    subject: '{parcel} is on its way',
    opening: 'We have dispatched {parcel}.',
  },
  'out-for-delivery': {
    title: 'Out for delivery',
    fields: ['shop', 'parcel'],
    subject: '{parcel} is out for delivery',
    opening: '{parcel} is out for delivery and should reach you today.',
  },
  delivered: {
    title: 'Delivered',
    fields: ['shop', 'parcel', 'date'],
    subject: '{parcel} has been delivered',
    opening: '{parcel} was delivered on {date}. We hope you love it.',
  },
  'cancelled-by-buyer': {
    title: 'Cancelled by the buyer',
    fields: ['shop', 'order'],
    subject: 'Your order {order} is cancelled',
    opening: 'Your order {order} is cancelled, as you requested.',
  },
  'cancelled-by-shop': {
    title: 'Cancelled by you',
    fields: ['shop', 'order'],
    subject: 'Your order {order} is cancelled',
    opening: 'We have cancelled your order {order}. We are sorry.',
  },
  'return-requested': {
    title: 'Return requested',
    fields: ['shop', 'order', 'item'],
    subject: 'We have received your return request for order {order}',
    opening: 'You requested to return {item}. We will reply within 2 to 3 business days.',
  },
  'return-approved': {
    title: 'Return approved',
    fields: ['shop', 'order', 'item'],
    subject: 'Your return for order {order} is approved',
    opening: 'You can return {item}. Please pack it with its tags; our courier will collect it.',
  },
  'return-received': {
    title: 'Return arrived',
    fields: ['shop', 'order', 'item'],
    subject: 'We have received your return for order {order}',
    opening: 'We have received {item}.',
  },
  'return-rejected': {
    title: 'Return rejected',
    fields: ['shop', 'order', 'item'],
    subject: 'About your return for order {order}',
    opening: 'We could not accept the return of {item}.',
  },
  welcome: {
    title: 'Welcome to a new account',
    fields: ['shop'],
    subject: 'Welcome to {shop}',
    opening: 'Thank you for creating an account with {shop}. Please confirm your e-mail address.',
  },
  'customer-invitation': {
    title: 'Invitation of customers from your earlier shop',
    fields: ['shop'],
    subject: '{shop} has moved: please choose a password',
    opening: 'Our shop has moved, and your account with it. Please choose a password for it.',
  },
  'newsletter-confirmation': {
    title: 'Newsletter to confirm',
    fields: ['shop'],
    subject: 'Confirm your {shop} newsletter',
    opening: 'Somebody signed up for our newsletter with this address. Please confirm that you want it.',
  },
  'back-in-stock': {
    title: 'Back in stock',
    fields: ['shop', 'item'],
    subject: 'Back in stock: {item}',
    opening: '{item} is back in stock. This is the only alert you will get for it.',
  },
  'checkout-reminder': {
    title: 'Order not finished',
    fields: ['shop'],
    subject: 'Your items at {shop}',
    opening:
      'You chose these items and did not finish your order. They are still available, but not reserved.',
  },
  'payment-link': {
    title: 'Payment link of an order by phone',
    fields: ['shop', 'total', 'until'],
    subject: 'Pay for your order at {shop}: {total}',
    opening:
      'Thank you for ordering with us. Please pay {total} on the page below. The items are reserved for you until {until}; your order is placed as soon as you have paid.',
  },
} as const satisfies Record<string, MailKindTexts>;
export type MailKind = keyof typeof mailKinds;
export const mailKindNames = Object.keys(mailKinds) as [MailKind, ...MailKind[]];

/** The values of a kind's placeholders; every mail knows the shop's name. */
export type MailValues<Kind extends MailKind> = {
  [Field in Exclude<(typeof mailKinds)[Kind]['fields'][number], 'shop'>]: string;
};

function checked(max: number, fields: readonly string[]) {
  return optionalText(max).check(({ value, issues }) => {
    const message = placeholderComplaint(value, fields);
    if (message) issues.push({ code: 'custom', message, input: value });
  });
}

function ownText({ fields }: MailKindTexts) {
  return z.object({
    subject: checked(120, fields).regex(/^.*$/, 'One line only'),
    opening: checked(1_000, fields),
  });
}

const texts = Object.fromEntries(mailKindNames.map((kind) => [kind, ownText(mailKinds[kind])])) as {
  [Kind in MailKind]: ReturnType<typeof ownText>;
};

/** What is empty stays as it is in `mailKinds`. */
export const mailSettings = z.object({
  /** The first line of mails, such as `Namaste {name},`. */
  greeting: checked(60, ['name']),
  /** The last lines of mails to shoppers. */
  signature: optionalText(300),
  texts: z.object(texts),
});
export type MailSettings = z.output<typeof mailSettings>;

const NO_TEXTS = Object.fromEntries(
  mailKindNames.map((kind) => [kind, { subject: '', opening: '' }]),
) as MailSettings['texts'];

export const DEFAULT_MAILS: MailSettings = { greeting: '', signature: '', texts: NO_TEXTS };

/** Settings that were saved before a kind was added are complete, too. */
export const savedMailSettings = mailSettings.extend({
  texts: z
    .partialRecord(z.enum(mailKindNames), z.object({ subject: z.string(), opening: z.string() }))
    .transform((saved) => ({ ...NO_TEXTS, ...saved }))
    .pipe(mailSettings.shape.texts),
});
