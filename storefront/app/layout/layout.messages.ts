/** Texts of the layout around every page. */
export const layoutMessages = {
  announcement: 'Announcement',
  skip: 'Skip to content',
  mainMenu: 'Main',
  openMenu: 'Open menu',
  menu: 'Menu',
  closeMenu: 'Close menu',
  login: 'Login',
  account: 'My account',
  myProfile: 'My Profile',
  orders: 'Orders',
  wishlistPage: 'Wishlist',
  logout: 'Logout',
  cart: (units: number) => withCount('Cart', units),
  wishlist: (entries: number) => withCount('Wishlist', entries),
  about:
    'Hand-block prints, handlooms and festive silks for women and children, from the workshops that have always made them.',
  elsewhere: 'Follow us',
  contact: 'CONTACT',
  copyright: (year: number, shop: string) => `© ${year} ${shop}. All rights reserved.`,
  demo: 'Demo shop, test payments',
  publicDemo: 'Demo shop, test payments. It starts anew every night and sends nothing.',
  testPayments: 'Test payments',
};

function withCount(name: string, count: number): string {
  return count === 0 ? name : `${name}, ${count} ${count === 1 ? 'item' : 'items'}`;
}
