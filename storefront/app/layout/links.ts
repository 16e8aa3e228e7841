import { paths } from '../paths.ts';
import { layoutMessages as messages } from './layout.messages.ts';

export type TextLink = { text: string; to: string };

export const accountLinks: TextLink[] = [
  { text: messages.myProfile, to: paths.profile() },
  { text: messages.orders, to: paths.orders() },
  { text: messages.wishlistPage, to: paths.wishlist() },
];
