import {
  type Draft,
  type DraftLine,
  draftBuyer,
  draftLine,
  draftWay,
  type quoteDraft,
} from '@gulmohar/contract/admin/draft.ts';
import { mobile, pinCode } from '@gulmohar/contract/values/address.ts';
import { NOT_RUPEES } from '@gulmohar/contract/values/amount.ts';
import { MAX_EMAIL_LENGTH } from '@gulmohar/contract/values/email.ts';
import { states } from '@gulmohar/contract/values/states.ts';
import { optionalText } from '@gulmohar/contract/values/text-field.ts';
import { z } from 'zod';

export const draftFields = z.object({
  items: z.array(draftLine).min(1, 'Please add an item'),
  buyer: draftBuyer,
  userId: z.uuid().nullable(),
  returnId: z.uuid().nullable(),
  isExpress: z.boolean(),
  giftWrap: z.boolean(),
  /** Empty for whichever box fits. */
  boxName: z.string(),
  messageUpdates: z.boolean(),
  paidBy: draftWay,
  waiver: z
    .object({ isWaived: z.boolean(), reason: optionalText(300) })
    .refine(({ isWaived, reason }) => !isWaived || reason !== '', {
      path: ['reason'],
      message: 'Please say why',
    }),
  discount: z
    .object({ amount: z.int(NOT_RUPEES).min(0, NOT_RUPEES).nullable(), reason: z.string().trim() })
    .refine(({ amount, reason }) => !amount || reason !== '', {
      path: ['reason'],
      message: 'Please say why',
    }),
});
export type DraftFields = z.input<typeof draftFields>;
export type DraftValue = z.output<typeof draftFields>;

export type QuoteRequest = z.input<typeof quoteDraft.body>;

type Start = Pick<Draft, 'lines' | 'buyer' | 'userId'> & { returnId?: string | null } & Partial<
    Pick<
      Draft,
      'discount' | 'delivery' | 'giftWrap' | 'boxName' | 'messageConsent' | 'paidBy' | 'codFeeWaiver'
    >
  >;

const NO_BUYER = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  state: '',
  zipcode: '',
};

/** Returns the initial values of the form: empty, or those of an earlier order or draft. */
export function fieldsOf(start?: Start): DraftFields {
  return {
    items: start?.lines ?? [],
    buyer: { ...NO_BUYER, ...start?.buyer, country: 'India' },
    userId: start?.userId ?? null,
    returnId: start?.returnId ?? null,
    isExpress: start?.delivery === 'express',
    giftWrap: start?.giftWrap ?? false,
    boxName: start?.boxName ?? '',
    paidBy: start?.paidBy ?? 'online',
    waiver: { isWaived: Boolean(start?.codFeeWaiver), reason: start?.codFeeWaiver ?? '' },
    messageUpdates: start?.messageConsent?.isWanted ?? false,
    discount: { amount: start?.discount?.amount ?? null, reason: start?.discount?.reason ?? '' },
  };
}

/** Returns the request for a quote, from a form that may still be incomplete. */
export function quoteRequestOf(
  { items, buyer, userId, discount, isExpress, giftWrap, paidBy, waiver }: DraftFields,
  draftId: string | null,
): QuoteRequest {
  return {
    draftId,
    items: items.map(toItem),
    state: states.find((state) => state === buyer.state) ?? null,
    zipcode: pinCode.safeParse(buyer.zipcode).data ?? null,
    phone: mobile.safeParse(buyer.phone).data ?? null,
    email: buyer.email.slice(0, MAX_EMAIL_LENGTH),
    userId,
    delivery: isExpress ? 'express' : 'standard',
    giftWrap,
    paidBy,
    isCodFeeWaived: waiver.isWaived,
    discount: Math.max(0, Number(discount.amount) || 0),
  };
}

export function toItem({ productId, size, quantity }: DraftLine) {
  return { _id: productId, size, quantity };
}

/** Identifies a product in a size. */
export function lineKey({ productId, size }: Pick<DraftLine, 'productId' | 'size'>): string {
  return `${productId} ${size ?? ''}`;
}
