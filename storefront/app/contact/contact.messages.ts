/** Texts of the contact page. */
export const contactMessages = {
  title: 'Contact',
  description: (shop: string) => `Address, phone and e-mail of ${shop}, and the way to our door.`,
  heading: 'Contact us',
  lead: 'Write or call whenever you like: somebody answers at any hour.',
  store: 'Our store',
  call: 'Phone',
  write: 'Email',
  orderTitle: 'About an order?',
  orderText: 'Have the order number at hand; it is in the e-mail that came with the order.',
  trackOrder: 'Track your order',
  grievanceTitle: 'Grievance officer',
  grievanceText:
    'A complaint gets a ticket number within 48 hours and an answer within a month, as the Consumer Protection (E-Commerce) Rules, 2020 want it.',
  soldBy: 'Sold by',
  mapTitle: 'How to find us',
  showMap: 'Show the map',
  mapNote: 'The map comes from another site, which then sees your address on the internet.',
  map: (shop: string) => `Map: where ${shop} is`,
  openMap: 'Open in maps',
};
