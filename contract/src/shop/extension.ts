import { z } from 'zod';

/** Where extensions can add something to the shop's pages. */
export const slotPlaces = [
  'page-bottom',
  'home-bottom',
  'list-top',
  'product-below-price',
  'product-notes',
  'cart-above-total',
  'order-help',
  'contact-write',
] as const;
export type SlotPlace = (typeof slotPlaces)[number];

type OfProduct = { product: { id: string; name: string } };

/** What a slot knows of its page. */
export type SlotFacts = {
  /** Above the footer, on every page that has one. */
  'page-bottom': object;
  'home-bottom': object;
  /** Above a list of products, below its links to categories. */
  'list-top': object;
  'product-below-price': OfProduct;
  /** An `<li>` of the quiet row below the buttons of a product. */
  'product-notes': OfProduct;
  'cart-above-total': object;
  /** Beside an order, in the account and in tracking. @param number as shoppers read it */
  'order-help': { order: { number: string } };
  /** Below the e-mail address of the contact page. */
  'contact-write': object;
};

/** An extension as its `extension.ts` exports it; `settings` and `secrets` are made of the fields of `section-fields.ts`. */
export type Extension<Schema extends z.ZodObject = z.ZodObject, Secrets extends z.ZodObject = z.ZodObject> = {
  title: string;
  /** A sentence for the owner. */
  summary: string;
  /** Everything in it is sent to shoppers' browsers while the extension is on. */
  settings: Schema;
  defaults: z.output<Schema>;
  /** Lines that only the extension's code on the server gets; nobody sees them again once they are saved. */
  secrets?: Secrets;
};

/** Checks that the defaults are settings. */
export function defineExtension<Schema extends z.ZodObject, Secrets extends z.ZodObject>(
  extension: Extension<Schema, Secrets>,
): Extension<Schema, Secrets> {
  return extension;
}

/** What the component of a slot is given. */
export type SlotProps<Definition extends Extension, Place extends SlotPlace> = SlotFacts[Place] & {
  settings: z.output<Definition['settings']>;
};

export const extensionName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'There is no such extension');

const LARGEST = 1_000_000_000;

/** Any extension's settings; its own schema says more. */
export const extensionSettings = z.record(
  z.string().max(40),
  z.union([z.string().max(2_000), z.number().min(-LARGEST).max(LARGEST), z.boolean()]),
);
export type ExtensionSettings = z.infer<typeof extensionSettings>;

export const savedExtensions = z.record(
  extensionName,
  z.object({ isOn: z.boolean(), settings: extensionSettings }),
);
