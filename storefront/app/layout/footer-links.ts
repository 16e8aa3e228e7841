import { paths } from '../paths.ts';
import { layoutMessages as messages } from './layout.messages.ts';

/** The specification sends all three kinds of kurtis to the same list. */
const kurtis = paths.collection({ category: 'Women', subCategory: 'Topwear' });

export const collectionLinks = [
  { text: messages.kurtiSets, to: paths.collection({ category: 'Sets' }) },
  { text: messages.printedKurtis, to: kurtis },
  { text: messages.embroideredKurtis, to: kurtis },
  { text: messages.designerKurtis, to: kurtis },
  { text: messages.kidsCollection, to: paths.collection({ category: 'Kids' }) },
  { text: messages.bestsellers, to: paths.collection({ bestseller: 'true' }) },
];

export const quickLinks = [
  { text: messages.quickHome, to: paths.home() },
  { text: messages.quickCollection, to: paths.collection() },
  { text: messages.quickCart, to: paths.cart() },
];
