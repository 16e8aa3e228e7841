import { paths } from '../paths.ts';
import { layoutMessages as messages } from './layout.messages.ts';

export type TextLink = { text: string; to: string };

/** The list of kurtis that the specification names, narrowed to those with a tag. */
function kurtis(tag: string): string {
  return paths.collection({ category: 'Women', subCategory: 'Topwear', filterTags: tag });
}

export const mainLinks: TextLink[] = [
  { text: messages.home, to: paths.home() },
  { text: messages.collection, to: paths.collection() },
  { text: messages.aboutUs, to: paths.about() },
  { text: messages.contactUs, to: paths.contact() },
];

export const collectionLinks: TextLink[] = [
  { text: messages.kurtiSets, to: paths.collection({ category: 'Sets' }) },
  { text: messages.printedKurtis, to: kurtis('printed') },
  { text: messages.embroideredKurtis, to: kurtis('embroidered') },
  { text: messages.designerKurtis, to: kurtis('designer') },
  { text: messages.kidsCollection, to: paths.collection({ category: 'Kids' }) },
  { text: messages.bestsellers, to: paths.collection({ bestseller: 'true' }) },
];

export const quickLinks: TextLink[] = [
  { text: messages.quickHome, to: paths.home() },
  { text: messages.quickAbout, to: paths.about() },
  { text: messages.quickContact, to: paths.contact() },
  { text: messages.trackOrder, to: paths.orders() },
  { text: messages.guestTracking, to: paths.guestTracking() },
  { text: messages.privacyPolicy, to: paths.privacyPolicy() },
  { text: messages.terms, to: paths.terms() },
  { text: messages.accessibility, to: paths.accessibility() },
  { text: messages.everything, to: paths.productList() },
];

export const accountLinks: TextLink[] = [
  { text: messages.myProfile, to: paths.profile() },
  { text: messages.orders, to: paths.orders() },
  { text: messages.wishlistPage, to: paths.wishlist() },
];
