import type { ImportFileKind } from '@gulmohar/contract/admin/shop-import.ts';
import { bareHeading } from './shopify-columns.ts';

/** For each kind of file, groups of headings; it has one of each group. The first that fits is meant. */
const signs: readonly { kind: ImportFileKind; headings: readonly (readonly string[])[] }[] = [
  {
    kind: 'shopify-inventory',
    headings: [['handle', 'urlhandle'], ['location'], ['onhand', 'onhandcurrent', 'availablenoteditable']],
  },
  {
    kind: 'shopify-products',
    headings: [
      ['handle', 'urlhandle'],
      ['title'],
      ['variantprice', 'price', 'option1value', 'imagesrc', 'productimageurl'],
    ],
  },
  { kind: 'shopify-orders', headings: [['name'], ['financialstatus'], ['lineitemname']] },
  { kind: 'shopify-customers', headings: [['firstname'], ['email'], ['acceptsemailmarketing', 'taxexempt']] },
  {
    kind: 'shopify-redirects',
    headings: [
      ['redirectfrom', 'path'],
      ['redirectto', 'target'],
    ],
  },
  { kind: 'shopify-discounts', headings: [['name'], ['value'], ['valuetype']] },
  {
    kind: 'woocommerce-customers',
    headings: [
      ['email', 'useremail'],
      ['username', 'userlogin'],
    ],
  },
  { kind: 'woocommerce-products', headings: [['type'], ['id', 'sku'], ['name'], ['regularprice']] },
  { kind: 'judgeme-reviews', headings: [['reviewdate'], ['reviewername'], ['rating']] },
  { kind: 'yotpo-reviews', headings: [['reviewscore'], ['reviewcontent']] },
  { kind: 'okendo-reviews', headings: [['datecreated'], ['rating'], ['body'], ['name', 'reviewername']] },
  {
    kind: 'loox-reviews',
    headings: [
      ['handle', 'producthandle'],
      ['rating'],
      ['fullname', 'nickname', 'author'],
      ['verifiedpurchase', 'photourl', 'img'],
    ],
  },
];

/** Says what a file is by its headings. @returns undefined for an unknown one */
export function recogniseFile(head: readonly string[]): ImportFileKind | undefined {
  const bare = new Set(head.map(bareHeading));
  return signs.find(({ headings }) => headings.every((group) => group.some((one) => bare.has(one))))?.kind;
}
