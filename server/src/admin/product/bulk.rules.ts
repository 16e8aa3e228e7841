import type { BulkAction, PriceRounding } from '@gulmohar/contract/admin/product-bulk.ts';
import { productTag } from '@gulmohar/contract/admin/product-fields.ts';
import { wrongField } from '../../platform/http/shop-error.ts';
import type { LoggedFields } from './product-row.ts';
import type { RequestedFields } from './save-fields.ts';

type FieldAction = Exclude<BulkAction, { kind: 'stock' }>;
type Before = LoggedFields;
type Change = (before: Before) => Partial<RequestedFields>;

const RUPEE = 100;

/**
 * @returns a function from a product's fields to those the action changes; empty where it changes nothing
 * @throws ShopError INVALID_INPUT for an invalid tag, or when nothing was chosen
 */
export function changeBy(action: FieldAction): Change {
  switch (action.kind) {
    case 'publish':
      return () => ({ publishedAt: 'now' });
    case 'withdraw':
      return () => ({ publishedAt: null });
    case 'archive':
      return ({ archivedAt }) => (archivedAt === null ? { publishedAt: null, archivedAt: 'now' } : {});
    case 'unarchive':
      return () => ({ archivedAt: null });
    case 'category': {
      const { category, subCategory } = action;
      return () => ({ category, ...(subCategory !== undefined && { subCategory }) });
    }
    case 'tax': {
      const { hsn, taxRule } = action;
      if (hsn === undefined && taxRule === undefined)
        throw wrongField('action.hsn', 'Please enter an HSN code, or choose a tax');
      return () => ({ ...(hsn !== undefined && { hsn }), ...(taxRule !== undefined && { taxRule }) });
    }
    case 'price':
      return repricing((price) => roundedPrice((price * (100 + action.percent)) / 100, action.roundTo));
    case 'set-price':
      return ({ sizePrices }) => ({
        price: action.price,
        sizePrices: sizePrices.map((size) => ({ ...size, price: null })),
      });
    case 'add-price':
      return repricing((price) => roundedPrice(price + action.amount, action.roundTo));
    case 'add-tag': {
      const tag = checkedTag(action.tag);
      return ({ tags }) => (tags.includes(tag) ? {} : { tags: [...tags, tag] });
    }
    case 'remove-tag': {
      const tag = checkedTag(action.tag);
      return ({ tags }) => (tags.includes(tag) ? { tags: tags.filter((one) => one !== tag) } : {});
    }
  }
}

function repricing(repriced: (price: number) => number): Change {
  return ({ price, sizePrices }) => ({
    price: repriced(price),
    sizePrices: sizePrices.map((size) => ({
      ...size,
      price: size.price === null ? null : repriced(size.price),
    })),
  });
}

/** Rounds a price to one that shops charge, at least one rupee. @param paise may be a fraction or negative */
export function roundedPrice(paise: number, roundTo: PriceRounding): number {
  const step = (roundTo === '99' ? 100 : Number(roundTo)) * RUPEE;
  const rounded = Math.round(paise / step) * step - (roundTo === '99' ? RUPEE : 0);
  return Math.max(RUPEE, rounded);
}

function checkedTag(text: string): string {
  const parsed = productTag.safeParse(text);
  if (parsed.success) return parsed.data;
  throw wrongField('action.tag', parsed.error.issues[0]?.message ?? 'This is not a valid tag');
}
